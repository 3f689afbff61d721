import { expect, test } from 'vitest';
import { decisionsByRow } from '@/utils/batch/row-decision';
import { EMPTY_SUMMARY } from '@/utils/batch/row-summary';
import type { SubjectDecision } from '@/utils/decision/decision';
import { decisionKeys } from '@/utils/decision/decision-keys';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { RequestSubject } from '@/utils/service/operations';
import { A_MOMENT_MS, cpuMs } from '../cpu-ms';
import { lookupRecordWith } from '../lookup/record';

const person = (subject_name: string): RequestSubject => ({
  operation: 'overview',
  request: { subject_name, entity_type: 'individual' },
});
const decision = (subject: RequestSubject, validUntil: string | null): [string, SubjectDecision] => [
  decisionKeys(subject).subjectId,
  {
    ...decisionKeys(subject),
    of: 'subject',
    lookupId: 'first',
    decidedAt: 1,
    operator: '',
    value: 'escalate',
    note: '',
    facts: 'f',
    validUntil,
  },
];

test('a row has the decision about its subject, whichever lookup it was made on, until it expires', () => {
  const decisions = new Map([decision(person('Ann'), null), decision(person('Bob'), '2026-11-20')]);
  const matches = new Map([[decisionKeys(person('Bob')).subjectId, 2]]);
  const made = decisionsByRow({ made: decisions, matches }, '2026-11-21');
  const decisionOf = (row: LookupRecord) => made(row, undefined);
  expect(decisionOf(lookupRecordWith({ subject: person('Ann') }))).toEqual({ value: 'escalate', standing: 'valid' });
  expect(decisionOf(lookupRecordWith({ subject: person('Bob') }))).toEqual({
    ...{ value: 'escalate', standing: 'expired', matches: 2 },
  });
  expect(decisionOf(lookupRecordWith({ subject: person('Cem') }))).toBeUndefined();
  const ann = lookupRecordWith({ subject: person('Ann') });
  expect(made(ann, { ...EMPTY_SUMMARY, facts: 'f' })?.standing).toBe('valid');
  expect(made(ann, { ...EMPTY_SUMMARY, facts: 'g' })?.standing).toBe('changed');
  const bob = lookupRecordWith({ subject: person('Bob') });
  // That it has expired does not hide whether the answer is another one.
  expect(made(bob, { ...EMPTY_SUMMARY, facts: 'f' })).toMatchObject({ standing: 'expired', isChanged: false });
  expect(made(bob, { ...EMPTY_SUMMARY, facts: 'g' })).toMatchObject({ standing: 'expired', isChanged: true });
});

test('finds the decisions of fifty thousand rows in a moment once their subjects are known', () => {
  const rows = Array.from({ length: 50_000 }, (_, n) => lookupRecordWith({ subject: person(`Person ${n}`) }));
  const decisionOf = decisionsByRow(
    { made: new Map([decision(person('Person 7'), null)]), matches: new Map() },
    '2026-11-21',
  );
  const decided = () => rows.filter((row) => decisionOf(row, undefined) !== undefined).length;
  expect(decided()).toBe(1);
  expect(cpuMs(decided)).toBeLessThan(A_MOMENT_MS / 4);
});
