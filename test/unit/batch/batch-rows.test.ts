import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { processedCount, settledCount, totalCount } from '@/utils/batch/batch-counts';
import type { LookupState } from '@/utils/lookup/lookup-record';
import { countBatchRows, readBatchRows, refreshBatchRows } from '@/utils/storage/batch-rows';
import { Database } from '@/utils/storage/database';
import { lookupRecordWith } from '../lookup/record';

let database: Database;
beforeEach(() => {
  database = new Database();
});
afterEach(() => database.delete());

const row = (position: number, state: LookupState, batchId = 'b') =>
  lookupRecordWith({ id: `${batchId}${position}`, batchId, position, state });

test('counts the rows of one batch by state, and its saved results', async () => {
  const states: LookupState[] = ['queued', 'queued', 'sending', 'done', 'done', 'failed', 'unknown', 'cancelled'];
  await database.lookups.bulkAdd(states.map((state, i) => row(i, state)));
  await database.lookups.update('b4', { reusedFrom: 'elsewhere' });
  await database.lookups.add(row(0, 'done', 'other'));
  const counts = await countBatchRows(database, 'b');
  expect(counts).toEqual({ queued: 2, sending: 1, done: 2, failed: 1, unknown: 1, cancelled: 1, reused: 1 });
  expect([processedCount(counts), settledCount(counts), totalCount(counts)]).toEqual([4, 5, 8]);
});

test('reads all rows in order, across slices', async () => {
  await database.lookups.bulkAdd(Array.from({ length: 2500 }, (_, i) => row(2499 - i, 'queued')));
  const rows = await readBatchRows(database, 'b');
  expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: 2500 }, (_, i) => i));
});

test('renews changed rows, keeps the other objects, and returns the same list if nothing changed', async () => {
  await database.lookups.bulkAdd([row(0, 'done'), row(1, 'sending'), row(2, 'queued'), row(3, 'queued')]);
  const before = await readBatchRows(database, 'b');
  expect(await refreshBatchRows(database, 'b', before)).toBe(before);
  await database.lookups.update('b1', { state: 'failed' });
  await database.lookups.update('b2', { state: 'sending' });
  const after = await refreshBatchRows(database, 'b', before);
  expect(after.map(({ state }) => state)).toEqual(['done', 'failed', 'sending', 'queued']);
  expect([after[0] === before[0], after[3] === before[3]]).toEqual([true, true]);
});

test('a deleted row disappears', async () => {
  await database.lookups.bulkAdd([row(0, 'done'), row(1, 'done')]);
  const before = await readBatchRows(database, 'b');
  await database.lookups.delete('b0');
  expect((await refreshBatchRows(database, 'b', before)).map(({ id }) => id)).toEqual(['b1']);
});
