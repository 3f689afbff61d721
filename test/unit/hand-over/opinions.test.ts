import { expect, test } from 'vitest';
import { opinionStanding } from '@/utils/hand-over/colleague';
import type { HandOver, Opinion } from '@/utils/hand-over/hand-over';
import { forOpinion } from '@/utils/hand-over/opinions';
import { hitDecision, person, subjectDecision } from '../storage/some-decisions';
import { uuid } from '../storage/worked-profile';

const made = { ...subjectDecision(person()), lookupId: uuid(1) };
const lookup: HandOver['lookups'][number] = {
  ...{ id: uuid(1), subject: person(), baseUrl: 'https://a.example', host: 'a.example', gesture: 'popup', batchId: '' },
  ...{ position: 1, state: 'done', createdAt: 1, timeoutSeconds: 20, attempt: 1 },
};
const FILE: HandOver = {
  ...{ format: 'sightline-case', version: 1, by: 'M. Ito', madeAt: 5, scope: { of: 'selection' }, lines: [] },
  ...{ lookups: [lookup], batches: [], decisions: [made, hitDecision(person(), 'x')], opinions: [] },
  answers: [{ id: uuid(1), status: 200, contentType: 'application/json', text: '{}', ms: 1 }],
};

test('a decision about a subject can be judged with its result and the decisions about its hits', () => {
  expect(forOpinion(FILE)).toMatchObject([
    { made, hits: [{ hitKey: 'x' }], record: { id: uuid(1) }, answer: { text: '{}' } },
  ]);
  expect(forOpinion({ ...FILE, answers: [] })).toEqual([]);
  expect(forOpinion({ ...FILE, decisions: [hitDecision(person(), 'x')] })).toEqual([]);
});

const said = { decidedAt: 1, facts: 'f', agrees: true } as Opinion;
test.each([
  ['the decision and the facts are the same', { decidedAt: 1 }, 'f', 'valid'],
  ['the result says something else', { decidedAt: 1 }, 'g', 'changed'],
  ['the user has decided again', { decidedAt: 2 }, 'f', 'changed'],
  ['the decision is gone', null, 'f', 'changed'],
])('an opinion where %s', (_when, decision, facts, standing) => {
  expect(opinionStanding(said, { made: decision, facts })).toBe(standing);
});
