import { expect, it } from 'vitest';
import { emailFacts } from '../../service/facts/email-facts';
import { subjectFacts } from '../../service/facts/subject-facts';
import { layouts } from '../../service/layouts/layouts';
import { leavesOf, shownLeaves } from './leaves';
import { reportOf } from './report-of';

/** The score in each layout of the stand-in service, which was invented by other hands than the reader. */
const scores: Record<keyof typeof layouts, string | null> = {
  flat: '/risk_score',
  enveloped: '/data/score/value',
  camel: '/riskScore',
  scoreless: null,
  text: '/risk_score',
  'two-scores': null,
  safety: '/trust_score',
  nested: '/assessment/overall/risk_score',
  'failed-inside': null,
};

const person = subjectFacts({ subject_name: 'Emery Holloway', entity_type: 'individual' });
const business = subjectFacts({ subject_name: 'Larkspur Haulage GmbH', entity_type: 'business' });
const email = emailFacts('casey.cobblefield@example.com');

it.each(Object.entries(scores))('reads the layout %s', (name, pointer) => {
  const layout = Object.entries(layouts).find(([key]) => key === name)?.[1];
  for (const facts of [person, business]) {
    const answer = layout?.overview(facts);
    expect(reportOf(answer, 'overview').score?.pointer ?? null).toBe(pointer);
    expect(shownLeaves(reportOf(answer, 'overview'))).toEqual(leavesOf(answer));
  }
  expect(reportOf(layout?.score(email), 'score').score?.pointer ?? null).toBe(pointer);
});
