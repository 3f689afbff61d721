import { expect, test } from 'vitest';
import { decisionKeys } from '@/utils/decision/decision-keys';
import { type HandOverContent, MAX_HAND_OVER_BYTES, MAX_HAND_OVER_LINES } from '@/utils/hand-over/hand-over';
import { readHandOver } from '@/utils/hand-over/read-hand-over';
import { writeHandOver } from '@/utils/hand-over/write-hand-over';
import { statedDecision } from '@/utils/log/decision-in-log';
import { EMPTY_STATEMENT, type LogLine, nextLine } from '@/utils/log/log-line';
import { statedSubjects } from '@/utils/log/stated-subject';
import { digestOf } from '@/utils/lookup/subject-key';
import { hitDecision, person } from '../storage/some-decisions';

const ID = '00000000-0000-4000-8000-000000000001';
const LOOKUP: HandOverContent['lookups'][number] = {
  ...{ id: ID, subject: person(), baseUrl: 'https://a.example', host: 'a.example', gesture: 'popup', batchId: '' },
  ...{ position: 1, state: 'done', createdAt: 1, timeoutSeconds: 20, attempt: 1 },
};
const stated = (hitKey: string, subject = 'Juan García · individual') => ({
  ...EMPTY_STATEMENT,
  ...{ event: 'decision' as const, operation: 'overview', subject, hit: `hit ${hitKey}` },
  ...statedDecision(hitDecision(person(), hitKey)),
});
const first = nextLine(undefined, stated('x'), { at: 1, salt: 's' });
const second = nextLine(first, stated('y'), { at: 2, salt: 't' });
const CONTENT: HandOverContent = {
  ...{ by: 'M. Ito', madeAt: 5, scope: { of: 'everything' }, lookups: [LOOKUP], lines: [first, second] },
  answers: [{ id: ID, status: 200, contentType: 'application/json', text: '{}', ms: 1 }],
  ...{ batches: [], decisions: [], opinions: [] },
};
const FILE = writeHandOver(CONTENT);

/** A file whose writer has made the digest again after a change. */
const forged = (change: object): string => writeHandOver({ ...CONTENT, ...change });
const withKey = (line: LogLine, keys: string | undefined): LogLine =>
  line.content ? { ...line, content: { ...line.content, ...(keys && { keys }) } } : line;
const resealed = (change: object, line = first): LogLine =>
  nextLine(undefined, { ...stated('x'), ...change }, { at: line.at, salt: 's' });

test('a file says what was written into it', () => {
  expect(readHandOver(FILE)).toMatchObject({
    kind: 'read',
    file: { ...CONTENT, format: 'sightline-case', version: 1 },
  });
});

const OTHER_PERSON = JSON.stringify([...Object.values(decisionKeys(person('1961-03-04'))), 'f', 'x', null]);

const ofOther = { ...hitDecision(person('1961-03-04'), 'x'), lookupId: ID };

test.each<[why: string, text: string, problem: string]>([
  ['no JSON', 'name,email', 'foreign'],
  ['another format', '{"format":"sightline-log","version":1,"lines":[]}', 'foreign'],
  ['a file of the future', FILE.replace('"version":1', '"version":2'), 'newer'],
  ['cut', FILE.slice(0, -40), 'damaged'],
  ['cut to a whole document', `${FILE.slice(0, FILE.indexOf(',"lookups"'))}}`, 'damaged'],
  ['a name changed', FILE.replace('Juan', 'Joan'), 'damaged'],
  ['another name on it', FILE.replace('M. Ito', 'K. Sample'), 'damaged'],
  ['an unknown field', forged({ key: 'sk' }), 'damaged'],
  ['a lookup that would be sent', forged({ lookups: [{ ...LOOKUP, state: 'queued' }] }), 'damaged'],
  ['a list that would go on', forged({ batches: [{ id: ID, state: 'running' }] }), 'damaged'],
  ['a lookup twice', forged({ lookups: [LOOKUP, LOOKUP] }), 'damaged'],
  ['an answer of no lookup', forged({ lookups: [] }), 'damaged'],
  [
    'an answer too large',
    forged({ answers: [{ ...CONTENT.answers[0], text: 'x'.repeat(1024 * 1024 + 1) }] }),
    'damaged',
  ],
  ['a name of a colleague too long', forged({ by: 'x'.repeat(500) }), 'damaged'],
  ['a line left out', forged({ lines: [second] }), 'damaged'],
  ['lines in another order', forged({ lines: [second, first] }), 'damaged'],
  [
    'decisions on two hits swapped',
    forged({ lines: [withKey(first, second.content?.keys), withKey(second, first.content?.keys)] }),
    'damaged',
  ],
  [
    'a decision under another person, with new digests',
    forged({ lines: [resealed({ keys: OTHER_PERSON })] }),
    'damaged',
  ],
  ['a decision about nobody who could be looked up', forged({ lines: [resealed({ subject: '' })] }), 'damaged'],
  ['a decision without a line under another person', forged({ decisions: [ofOther] }), 'damaged'],
  [
    'a lock that takes hours',
    '{"format":"sightline-case","version":1,"sealed":{"salt":"AAAA","rounds":1e12,"iv":"AAAA","text":"AAAA"}}',
    'damaged',
  ],
])('%s: nothing is taken', (_why, text, problem) => {
  expect(readHandOver(text)).toEqual({ kind: 'problem', problem });
});

test('a file over a bound is not looked into', () => {
  const line = '{},';
  const lines = `{"format":"sightline-case","version":1,"lines":[${line.repeat(MAX_HAND_OVER_LINES)}{}]}`;
  expect(readHandOver(lines)).toEqual({ kind: 'problem', problem: 'too-many-lines' });
  expect(readHandOver(' '.repeat(MAX_HAND_OVER_BYTES + 1))).toEqual({ kind: 'problem', problem: 'too-large' });
});

test('a file with a passphrase says that it has one', () => {
  const sealed = { salt: 'AAAA', rounds: 600_000, iv: 'AAAA', text: 'AAAA' };
  const locked = JSON.stringify({ format: 'sightline-case', version: 1, sealed });
  expect(readHandOver(locked)).toEqual({ kind: 'locked', sealed });
});

test.each([
  ['Juan García · 1961-03-04 · individual · US', { dob: '1961-03-04', entity_type: 'individual', nationality: 'US' }],
  ['Juan García · business', { entity_type: 'business' }],
])('a line states its subject: %s', (subject, fields) => {
  expect(statedSubjects({ operation: 'overview', subject })[0]?.request).toEqual({
    subject_name: 'Juan García',
    ...fields,
  });
});

test('a name that looks as if a country stood behind it is one of the subjects that its line may state', () => {
  const subject = 'Smith · US · business';
  const names = statedSubjects({ operation: 'overview', subject }).map(
    ({ request }) => 'subject_name' in request && request.subject_name,
  );
  expect(names).toEqual(['Smith', 'Smith · US']);
  expect(statedSubjects({ operation: '', subject: '' })).toEqual([]);
  expect(digestOf('')).toHaveLength(32);
});
