import { expect, test, vi } from 'vitest';
import type { RowFilter, SortKey } from '@/utils/batch/arrange-rows';
import { EMPTY_SUMMARY } from '@/utils/batch/row-summary';
import { isStillSearching, rowsForFile } from '@/utils/batch/rows-for-file';
import { ENGLISH } from '../../texts/english';
import { lookupRecordWith } from '../lookup/record';

const ROWS = ['a', 'b', 'c'].map((id, position) => lookupRecordWith({ id, position, state: 'done' }));
const READINGS = new Map([
  ['a', { ...EMPTY_SUMMARY, number: 1, label: 'ALLOW' }],
  ['b', { ...EMPTY_SUMMARY, number: 3, label: 'REVIEW' }],
  ['c', { ...EMPTY_SUMMARY, number: 2, label: 'REVIEW' }],
]);
const ALL: RowFilter = { text: '', group: 'all' };

async function fileOf(filter: RowFilter, by: SortKey = 'position') {
  const readAll = vi.fn(async () => READINGS);
  const rows = await rowsForFile(ROWS, { filter, sorting: { by, descending: true } }, readAll, ENGLISH);
  return { ids: rows.map(({ id }) => id).join(''), reads: readAll.mock.calls.length };
}

test('a file has every row that its filter finds, whether its answer was read before or not', async () => {
  expect(await fileOf({ ...ALL, text: 'review' })).toEqual({ ids: 'cb', reads: 1 });
  expect(await fileOf({ ...ALL, group: 'label:REVIEW' })).toEqual({ ids: 'cb', reads: 1 });
  expect(await fileOf(ALL, 'score')).toEqual({ ids: 'bca', reads: 1 });
});

test('a list that needs no answers reads none', async () => {
  expect(await fileOf(ALL)).toEqual({ ids: 'cba', reads: 0 });
  expect(await fileOf({ ...ALL, group: 'state:done' })).toEqual({ ids: 'cba', reads: 0 });
});

test('a search goes on until the answer of every done row is read', () => {
  const some = new Map([...READINGS].slice(1));
  const text = { ...ALL, text: 'review' };
  expect(isStillSearching(ROWS, text, some)).toBe(true);
  expect(isStillSearching(ROWS, { ...ALL, group: 'label:REVIEW' }, some)).toBe(true);
  expect(isStillSearching(ROWS, text, READINGS)).toBe(false);
  expect(isStillSearching(ROWS, ALL, some)).toBe(false);
  expect(isStillSearching([lookupRecordWith({ id: 'queued', state: 'queued' })], text, some)).toBe(false);
});
