import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { retryableRows } from '@/utils/batch/retryable-rows';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { Database } from '@/utils/storage/database';
import { readRetries } from '@/utils/storage/retries';
import { batchRecordWith, lookupRecordWith } from '../lookup/record';

const database = new Database();
afterEach(() => database.delete({ disableAutoOpen: false }));

const row = (email: string, batchId: string, change: Partial<LookupRecord>) =>
  lookupRecordWith({
    id: `${batchId} ${email}`,
    batchId,
    subject: { operation: 'score', request: { email } },
    ...change,
  });
const failed = ['a', 'b', 'c'].map((name, position) =>
  row(`${name}@example.com`, 'first', { position, state: 'failed', failure: { kind: 'timeout', seconds: 20 } }),
);
const offered = async () => {
  const { batches, subjects } = await readRetries(database, 'first');
  return {
    retries: batches.map(({ id }) => id),
    rows: retryableRows(failed, subjects).failed.map(({ request }) => ('email' in request ? request.email : '')),
  };
};

test('a failed row that a later batch retried is not offered again; one that a stopped retry left unsent is', async () => {
  await database.batches.bulkAdd([
    batchRecordWith({ id: 'first', state: 'finished' }),
    batchRecordWith({ id: 'other', state: 'finished' }),
  ]);
  await database.lookups.bulkAdd([...failed, row('c@example.com', 'other', {})]);
  expect(await offered()).toEqual({ retries: [], rows: ['a@example.com', 'b@example.com', 'c@example.com'] });

  await database.batches.add(batchRecordWith({ id: 'retry', retryOf: 'first', state: 'stopped', createdAt: 2 }));
  await database.lookups.bulkAdd([
    row('a@example.com', 'retry', { position: 0, state: 'failed' }),
    row('b@example.com', 'retry', { position: 1, state: 'cancelled' }),
  ]);
  expect(await offered()).toEqual({ retries: ['retry'], rows: ['b@example.com', 'c@example.com'] });

  await database.batches.add(batchRecordWith({ id: 'again', retryOf: 'first', createdAt: 3 }));
  await database.lookups.bulkAdd([
    row('b@example.com', 'again', { position: 0, state: 'queued' }),
    row('c@example.com', 'again', { position: 1, state: 'sending' }),
  ]);
  expect(await offered()).toEqual({ retries: ['again', 'retry'], rows: [] });
});
