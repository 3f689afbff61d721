import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { readLookup } from '@/components/result/use-lookup';
import { SINGLE } from '@/utils/lookup/lookup-record';
import { Database } from '@/utils/storage/database';
import { batchRecordWith, lookupRecordWith } from '../../lookup/record';

test('only queued rows of a paused batch are paused', async () => {
  const database = new Database();
  await database.batches.bulkAdd([
    batchRecordWith({ id: 'paused', state: 'paused' }),
    batchRecordWith({ id: 'running' }),
  ]);
  await database.lookups.bulkAdd([
    lookupRecordWith({ id: 'waits', batchId: 'paused', state: 'queued' }),
    lookupRecordWith({ id: 'answered', batchId: 'paused' }),
    lookupRecordWith({ id: 'goes on', batchId: 'running', state: 'queued' }),
    lookupRecordWith({ id: 'single', batchId: SINGLE, state: 'queued' }),
  ]);
  const isPaused = async (id: string) => (await readLookup(database, id))?.isPaused;
  expect(await isPaused('waits')).toBe(true);
  expect(await isPaused('answered')).toBe(false);
  expect(await isPaused('goes on')).toBe(false);
  expect(await isPaused('single')).toBe(false);
  await database.batches.update('paused', { state: 'running' });
  expect(await isPaused('waits')).toBe(false);
  expect(await readLookup(database, 'gone')).toBeNull();
});
