import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { Database } from '@/utils/storage/database';
import { newestSingles } from '@/utils/storage/newest-batches';
import { lookupRecordWith } from '../lookup/record';

test('the newest lookups that were asked for one at a time, and no row of a batch', async () => {
  const database = new Database();
  await database.lookups.bulkAdd([
    lookupRecordWith({ id: 'old', batchId: '', position: 10 }),
    lookupRecordWith({ id: 'newest', batchId: '', position: 30 }),
    lookupRecordWith({ id: 'newer', batchId: '', position: 20 }),
    lookupRecordWith({ id: 'row', batchId: 'b', position: 40 }),
  ]);
  const ids = async (limit: number) => (await newestSingles(database, limit)).map(({ id }) => id);
  expect(await ids(2)).toEqual(['newest', 'newer']);
  expect(await ids(9)).toEqual(['newest', 'newer', 'old']);
});
