import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvRows } from '@/utils/batch/csv-rows';
import { EMPTY_SUMMARY } from '@/utils/batch/row-summary';
import type { SubjectDecision } from '@/utils/decision/decision';
import { ENGLISH } from '../../texts/english';
import { lookupRecordWith } from '../lookup/record';

test('the user’s decision has its own columns, with whether it is still valid', () => {
  const made: SubjectDecision = {
    ...{ of: 'subject', subjectId: 's', nameId: 'n', lookupId: 'l', operator: 'k.sample', facts: 'f' },
    ...{ value: 'escalate', note: '=1+1', decidedAt: Date.UTC(2026, 10, 12), validUntil: '2027-05-12' },
  };
  const decided = (facts: string, today: string) => {
    const row = { record: lookupRecordWith({}), reading: { ...EMPTY_SUMMARY, facts }, decision: made };
    return Papa.parse<string[]>(csvRows({ operations: ['score'] }, [row], ENGLISH, today)).data[0]?.slice(-7, -1);
  };
  expect(decided('f', '2027-05-12')).toEqual([
    ...['escalate', "'=1+1", '2026-11-12T00:00:00.000Z', 'k.sample', '2027-05-12', 'valid'],
  ]);
  expect(decided('f', '2027-05-13')?.at(-1)).toBe('expired');
  expect(decided('other', '2027-05-12')?.at(-1)).toBe('changed');
});
