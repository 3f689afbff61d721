import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import type { Retention } from '@/utils/settings/settings';
import { Database } from '@/utils/storage/database';
import { eraseAll, eraseOld, eraseSubject } from '@/utils/storage/erase';
import { lookupRecordWith } from '../lookup/record';

const database = new Database();
const DAY = 86_400_000;
const NOW = 100 * DAY;
const answer = (id: string) => ({ id, status: 200, contentType: 'application/json', text: '{}', ms: 1 });
const batch = (id: string, state: BatchRecord['state']): BatchRecord => ({
  id,
  createdAt: 1,
  operation: 'score',
  gesture: 'popup',
  source: 'text',
  total: 1,
  refresh: false,
  state,
  baseUrl: 'https://a.example',
  host: 'a.example',
  connectionId: 'c',
  connectionName: '',
});

beforeEach(async () => {
  const ages = [0, 0.5, 2, 10, 40, 99];
  await database.lookups.bulkAdd(
    ages.map((age) => lookupRecordWith({ id: `${age} days`, createdAt: NOW - age * DAY, batchId: `b${age}` })),
  );
  await database.answers.bulkAdd(ages.map((age) => answer(`${age} days`)));
  await database.batches.bulkAdd([batch('b40', 'finished'), batch('b0', 'finished'), batch('empty', 'running')]);
  await database.spending.bulkAdd([
    { host: 'a.example', day: '2026-11-20', count: 9 },
    { host: 'a.example', day: '2026-11-21', count: 3 },
  ]);
});
afterEach(() => eraseAll(database));

const left = () => database.lookups.orderBy('createdAt').reverse().primaryKeys();

test.each<[Retention, boolean, string[]]>([
  ['1', false, ['0 days', '0.5 days']],
  ['7', false, ['0 days', '0.5 days', '2 days']],
  ['30', true, ['0 days', '0.5 days', '2 days', '10 days']],
  ['90', false, ['0 days', '0.5 days', '2 days', '10 days', '40 days']],
  ['session', false, ['0 days', '0.5 days', '2 days', '10 days', '40 days', '99 days']],
  // What is of this very moment is of this session.
  ['session', true, ['0 days']],
])('kept for %s (new session: %s): %j', async (keep, newSession, kept) => {
  await eraseOld(database, keep, { now: NOW, day: '2026-11-21', newSession });
  expect(await left()).toEqual(kept);
  expect((await database.answers.toCollection().primaryKeys()).sort()).toEqual([...kept].sort());
  expect(await database.spending.toArray()).toEqual([{ host: 'a.example', day: '2026-11-21', count: 3 }]);
});

test('what has not ended stays, and a batch goes with its last row', async () => {
  await database.lookups.update('99 days', { state: 'queued' });
  await eraseOld(database, '7', { now: NOW, day: '2026-11-21', newSession: false });
  expect(await left()).toContain('99 days');
  expect((await database.batches.toCollection().primaryKeys()).sort()).toEqual(['b0', 'empty']);
});

test('a subject is forgotten at every service, and nobody else is', async () => {
  const subject = { operation: 'score', request: { email: 'bob@example.com' } } as const;
  await database.lookups.bulkAdd([
    lookupRecordWith({ id: 'bob', subject, host: 'a.example' }),
    lookupRecordWith({ id: 'bob elsewhere', subject, host: 'b.example' }),
  ]);
  expect((await eraseSubject(database, subject)).sort()).toEqual(['bob', 'bob elsewhere']);
  expect(await left()).toHaveLength(6);
});

test('forgetting everything leaves every table empty', async () => {
  await eraseAll(database);
  for (const table of database.tables) expect([table.name, await table.count()]).toEqual([table.name, 0]);
});
