import { expect, test } from 'vitest';
import { EMPTY_SUMMARY } from '@/utils/batch/row-summary';
import type { SubjectDecision } from '@/utils/decision/decision';
import { lookupRecordWith } from '../lookup/record';
import { csvResult, writtenRows } from './written-rows';

test('the user’s decision has its own columns, with whether it is still valid', () => {
  const made: SubjectDecision = {
    ...{ of: 'subject', subjectId: 's', nameId: 'n', lookupId: 'l', operator: 'k.sample', facts: 'f' },
    ...{ value: 'escalate', note: '=1+1', decidedAt: +new Date(2026, 10, 12), validUntil: '2027-05-12' },
  };
  const decided = (facts: string, today: string) => {
    const known = { decisions: { subject: made, hits: [] } };
    const row = csvResult(lookupRecordWith({}), { ...EMPTY_SUMMARY, facts }, known);
    return writtenRows({ operations: ['score'] }, [row], { today })[0];
  };
  expect(decided('f', '2027-05-12')).toMatchObject({
    ...{ your_decision: 'escalate', your_note: "'=1+1", 'decided_at (Europe/Berlin)': '2026-11-12 00:00:00' },
    ...{ decided_by: 'k.sample', decision_valid_until: '2027-05-12', decision_standing: 'valid' },
  });
  expect(decided('f', '2027-05-13')).toMatchObject({ decision_standing: 'expired' });
  expect(decided('other', '2027-05-12')).toMatchObject({ decision_standing: 'changed' });
});
