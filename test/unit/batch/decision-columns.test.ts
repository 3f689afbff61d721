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

test('beside the decision about the subject is how many of its hits were decided to match', () => {
  const ids = { subjectId: 's', nameId: 'n', lookupId: 'l', hitKey: 'k', look: null };
  const hit = { ...ids, of: 'hit', reason: '', decidedAt: 1, operator: '', facts: 'f' } as const;
  const hits = [
    { ...hit, value: 'customer' as const },
    { ...hit, value: 'not-customer' as const },
  ];
  const cells = (made: typeof hits) => {
    const row = csvResult(lookupRecordWith({}), EMPTY_SUMMARY, { decisions: { subject: null, hits: made } });
    return writtenRows({ operations: ['score'] }, [row])[0];
  };
  expect(cells(hits)).toMatchObject({ hits_matched: '1' });
  expect(cells([])).not.toHaveProperty('hits_matched');
});
