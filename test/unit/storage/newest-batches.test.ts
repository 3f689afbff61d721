import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { LookupState } from '@/utils/lookup/lookup-record';
import { Database } from '@/utils/storage/database';
import { countNewestBatches, newestBatches } from '@/utils/storage/newest-batches';
import { batchRecordWith, lookupRecordWith } from '../lookup/record';

const database = new Database();

beforeEach(async () => {
  for (const table of database.tables) await table.clear();
});

const row = (batchId: string, position: number, state: LookupState) =>
  lookupRecordWith({ id: `${batchId}-${position}`, batchId, position, state });

test('the newest hundred batches are listed, newest first', async () => {
  await database.batches.bulkPut(Array.from({ length: 101 }, (_, i) => batchRecordWith({ id: `b${i}`, createdAt: i })));
  const ids = (await newestBatches(database)).map(({ id }) => id);
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([100, 'b100', 'b1']);
});

test('only batches that had rows to send are counted again', async () => {
  await database.batches.bulkPut([batchRecordWith({ id: 'open' }), batchRecordWith({ id: 'ended' })]);
  await database.lookups.bulkPut([row('open', 0, 'sending'), row('ended', 0, 'done')]);
  const before = await countNewestBatches(database);
  await database.lookups.bulkPut([row('open', 0, 'done'), row('ended', 1, 'done')]);
  const after = await countNewestBatches(database, before);
  expect([before.get('open')?.done, after.get('open')?.done]).toEqual([0, 1]);
  expect(after.get('ended')).toBe(before.get('ended'));
});
