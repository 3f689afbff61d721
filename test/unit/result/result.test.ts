import { expect, test } from 'vitest';
import { parseAnswer } from '@/utils/reading/parse-answer';
import { resultOf } from '@/utils/result/result';
import type { RequestSubject } from '@/utils/service/operations';
import { lookupRecordWith } from '../lookup/record';

const ADA: RequestSubject = {
  operation: 'overview',
  request: { subject_name: 'Ada Quillon', entity_type: 'individual' },
};
const HIT = { name: 'Ada Quillon', list: 'Harbour list', birth_date: '1961-03-04' };
const report = parseAnswer(JSON.stringify({ sanctions: { hits: [HIT] } }), ADA)?.report ?? null;
const asked = { reference: '4711', reason: 'Onboarding', operator: 'k.sample' };

test('the purpose of a result is that of its newest line in the log, else the one that its lookup was made for', () => {
  const record = lookupRecordWith({ subject: ADA, purpose: asked });
  expect(resultOf({ record, report }).purpose).toEqual(asked);
  const stated = { ...asked, reference: '4712' };
  const about = { operation: 'overview', subject: 'Ada Quillon', how: 'reused', outcome: '', decision: '' } as const;
  const content = { event: 'lookup', ...about, ...stated, lookup: record.id } as const;
  const line = { number: 2, at: 1, salt: 's', content, contentDigest: '', previous: '', digest: '' };
  expect(resultOf({ record, report, line }).purpose).toEqual(stated);
  expect(resultOf({ record, report, line: { ...line, salt: null, content: null } }).purpose).toEqual(asked);
  expect(resultOf({ record: lookupRecordWith({ subject: ADA }), report }).purpose).toBeNull();
});

test('hits are compared with the own record that the kept columns of a batch make, until another one is stored', () => {
  const record = lookupRecordWith({ subject: ADA, sourceRows: [['1961-03-04', 'Spanish']] });
  const batch = { headings: ['Date of birth', 'Nationality'], source: 'file' as const };
  const { record: whole, comparison } = resultOf({ record, batch, report });
  expect(whole.ownRecord).toEqual({ names: [], birth: '1961-03-04', country: 'ES' });
  expect([...comparison().values()].map(({ birth }) => birth.state)).toEqual(['same']);
  // Made again, the record is the same, so that nothing is drawn again.
  expect(resultOf({ record, batch, report }).record).toBe(whole);
  const stored = { ...record, ownRecord: { names: [], birth: '1990-01-01', country: null } };
  expect(resultOf({ record: stored, batch, report }).record).toBe(stored);
});
