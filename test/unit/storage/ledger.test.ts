import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { Database } from '@/utils/storage/database';
import { createLedger } from '@/utils/storage/ledger';

const database = new Database();
const ledger = createLedger(database);
afterEach(async () => {
  await database.lookups.clear();
  await database.answers.clear();
});

const record = (id: string, more: Partial<LookupRecord> = {}): LookupRecord => ({
  id,
  subject: { operation: 'score', request: { email: 'jane@example.com' } },
  subjectKey: 'jane',
  baseUrl: 'https://a.example',
  host: 'a.example',
  connectionName: '',
  gesture: 'popup',
  state: 'sending',
  createdAt: 1,
  timeoutSeconds: 20,
  ...more,
});
const answer = (id: string) => ({ id, status: 200, contentType: 'application/json', text: '{}', ms: 1 });

test('closing ends the look-up and keeps the answer in one step', async () => {
  await ledger.open(record('a'));
  await ledger.close('a', { state: 'done', endedAt: 5 }, answer('a'));
  expect(await ledger.get('a')).toMatchObject({ state: 'done', endedAt: 5 });
  expect(await database.answers.get('a')).toEqual(answer('a'));
});

test('what has ended cannot end again, and a late answer is not kept', async () => {
  await ledger.open(record('a'));
  await ledger.close('a', { state: 'unknown', endedAt: 5 });
  await ledger.close('a', { state: 'done', endedAt: 6 }, answer('a'));
  expect(await ledger.get('a')).toMatchObject({ state: 'unknown', endedAt: 5 });
  expect(await database.answers.count()).toBe(0);
});

test('an id is written once: a second look-up under it is refused', async () => {
  await ledger.open(record('a'));
  await expect(ledger.open(record('a'))).rejects.toThrow();
});

test('the newest answer of a subject within the time, and no failure', async () => {
  await ledger.open(record('old', { state: 'done', endedAt: 10 }));
  await ledger.open(record('new', { state: 'done', endedAt: 20 }));
  await ledger.open(record('failed', { state: 'failed', endedAt: 25 }));
  await ledger.open(record('other', { state: 'done', endedAt: 22, subjectKey: 'bob' }));
  expect((await ledger.newestDone('jane', 0, 30))?.id).toBe('new');
  expect((await ledger.newestDone('jane', 0, 15))?.id).toBe('old');
  expect(await ledger.newestDone('jane', 21, 30)).toBeUndefined();
});

test('only what is sending is still open', async () => {
  await ledger.open(record('a'));
  await ledger.open(record('b', { state: 'done' }));
  expect(await ledger.stillOpen()).toEqual(['a']);
});
