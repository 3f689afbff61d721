import { expect, test } from 'vitest';
import { arrangeRows, type RowFilter, type Sorting } from '@/utils/batch/arrange-rows';
import type { LookupRecord, LookupState } from '@/utils/lookup/lookup-record';
import { lookupRecordWith } from '../lookup/record';

const row = (position: number, state: LookupState, change: Partial<LookupRecord> = {}) =>
  lookupRecordWith({
    id: String(position),
    position,
    state,
    subject: { operation: 'score', request: { email: `person.${position}@example.com` } },
    ...change,
  });
const ALL: RowFilter = { text: '', state: 'all' };
const scores = new Map(
  [9, null, 3].map(
    (number, i) =>
      [String(i), { score: String(number), number, label: null, remark: '', screening: [], isKept: true }] as const,
  ),
);
const order = (rows: LookupRecord[], sorting: Sorting, filter = ALL) =>
  arrangeRows(rows, filter, sorting, scores).map(({ id }) => id);

test('what needs a look comes first by state; equals keep their order', () => {
  const rows = [row(0, 'done'), row(1, 'failed'), row(2, 'queued'), row(3, 'failed'), row(4, 'unknown')];
  expect(order(rows, { by: 'state', descending: false })).toEqual(['1', '3', '4', '2', '0']);
});

test('rows without a score come last, whichever way', () => {
  const rows = [row(0, 'done'), row(1, 'done'), row(2, 'done')];
  expect(order(rows, { by: 'score', descending: true })).toEqual(['0', '2', '1']);
  expect(order(rows, { by: 'score', descending: false })).toEqual(['2', '0', '1']);
});

test('by time, and by the order given', () => {
  const rows = [row(0, 'done', { endedAt: 30 }), row(1, 'done', { endedAt: 10 }), row(2, 'done', { endedAt: 20 })];
  expect(order(rows, { by: 'time', descending: false })).toEqual(['1', '2', '0']);
  expect(order(rows, { by: 'position', descending: true })).toEqual(['2', '1', '0']);
});

test('a filter takes parts of the subject in any case, and a state', () => {
  const rows = [row(0, 'done'), row(1, 'failed'), row(11, 'done')];
  expect(order(rows, { by: 'position', descending: false }, { text: ' PERSON.1', state: 'all' })).toEqual(['1', '11']);
  expect(order(rows, { by: 'position', descending: false }, { text: '', state: 'failed' })).toEqual(['1']);
});
