import { account } from '../lookup/account';
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test } from 'vitest';
import { type LookupState, lookupState, SINGLE } from '@/utils/lookup/lookup-record';
import type { RequestLimits } from '@/utils/lookup/request-limits';
import { INITIAL_STATES, TRANSITIONS } from '@/utils/lookup/transitions';
import { Database } from '@/utils/storage/database';
import { createDexieLookupStore } from '@/utils/storage/dexie-lookup-store';
import { batchRecordWith, lookupRecordWith } from '../lookup/record';

const database = new Database();
const store = createDexieLookupStore(database);
afterEach(async () => {
  for (const table of database.tables) await table.clear();
});

const RULES: RequestLimits = {
  accountId: account('c'),
  dailyLookups: 10,
  requestsPerMinute: 0,
  required: { reference: false, reason: false },
  concurrency: 4,
  reuseHours: 24,
  timeoutSeconds: 30,
};
const AT = { now: 1000, day: '2026-11-21' };
const draft = (id: string, more = {}) => lookupRecordWith({ id, state: 'queued', attempt: 0, ...more });
const answer = (id: string) => ({ id, status: 200, contentType: 'application/json', text: '{}', ms: 1 });

describe('every move from state to state', () => {
  const STATES = lookupState.options;
  const cases = STATES.flatMap((from) => STATES.map((to) => [from, to] as const));

  test.each(cases)('%s → %s is what the table says', async (from, to) => {
    await database.lookups.add(draft('a', { state: from }));
    const moved = await store.settle('a', { state: to, endedAt: 5 });
    expect(moved).toBe(TRANSITIONS[from].includes(to));
    expect((await store.get('a'))?.state).toBe(moved ? to : from);
  });

  const ALLOWED: Record<LookupState, LookupState[]> = {
    queued: ['sending', 'done', 'failed', 'cancelled'],
    sending: ['done', 'failed', 'unknown', 'cancelled', 'queued'],
    done: [],
    failed: [],
    unknown: [],
    cancelled: [],
  };
  test('the table is the one that was decided', () => expect(TRANSITIONS).toEqual(ALLOWED));

  test.each(STATES.filter((state) => !INITIAL_STATES.includes(state)))('no lookup begins as %s', async (state) => {
    await expect(store.submit(draft('a', { state }), RULES, AT, null, () => false)).rejects.toThrow();
    expect(await database.lookups.count()).toBe(0);
  });
});

test('closing ends the lookup and keeps the answer in one step', async () => {
  await store.submit(draft('a'), RULES, AT, null, () => true);
  await store.settle('a', { state: 'done', endedAt: 5 }, answer('a'));
  expect(await store.get('a')).toMatchObject({ state: 'done', endedAt: 5 });
  expect(await database.answers.get('a')).toEqual(answer('a'));
});

test('a settled lookup does not settle again, and a late answer is not stored', async () => {
  await store.submit(draft('a'), RULES, AT, null, () => true);
  await store.settle('a', { state: 'unknown', endedAt: 5 });
  expect(await store.settle('a', { state: 'done', endedAt: 6 }, answer('a'))).toBe(false);
  expect(await store.get('a')).toMatchObject({ state: 'unknown', endedAt: 5 });
  expect(await database.answers.count()).toBe(0);
});

test('an id is written once: a second lookup under it is refused', async () => {
  await store.submit(draft('a'), RULES, AT, null, () => true);
  await expect(store.submit(draft('a', { subjectKey: 'bob' }), RULES, AT, null, () => true)).rejects.toThrow();
});

test('each request is charged to its host and day in the transaction that writes it down', async () => {
  await store.submit(draft('a'), RULES, AT, null, () => true);
  await store.submit(draft('b', { subjectKey: 'bob' }), RULES, AT, null, () => true);
  await store.submit(draft('c', { subjectKey: 'c', host: 'b.example' }), RULES, AT, null, () => true);
  await store.submit(draft('d', { subjectKey: 'd' }), RULES, AT, null, () => false);
  expect(await database.spending.toArray()).toEqual([
    { host: 'a.example', day: '2026-11-21', count: 2 },
    { host: 'b.example', day: '2026-11-21', count: 1 },
  ]);
  expect(await store.get('d')).toMatchObject({ state: 'queued', attempt: 0 });
});

test('a lookup that waited is sent, and shown, with the time limit of now', async () => {
  await store.submit(draft('a', { batchId: SINGLE, accountId: account('c') }), RULES, AT, null, () => false);
  const next = await store.takeNext(SINGLE, { ...RULES, timeoutSeconds: 60 }, AT, null);
  expect(next).toMatchObject({ kind: 'sent', record: { timeoutSeconds: 60 } });
  expect(await store.get('a')).toMatchObject({ state: 'sending', timeoutSeconds: 60 });
});

test('the newest answer of a subject within its age serves, and no failure does', async () => {
  const window = (since: number, until: number) => ({ since, until });
  await database.lookups.bulkAdd([
    draft('old', { state: 'done', endedAt: 10 }),
    draft('new', { state: 'done', endedAt: 20 }),
    draft('failed', { state: 'failed', endedAt: 25 }),
    draft('other', { state: 'done', endedAt: 22, subjectKey: 'bob' }),
  ]);
  const enter = (id: string, since: number, until: number) =>
    store.submit(draft(id), RULES, AT, window(since, until), () => false);
  expect(await enter('x', 0, 30)).toEqual({ kind: 'reused', id: 'new' });
  expect(await enter('x', 0, 15)).toEqual({ kind: 'reused', id: 'old' });
  expect(await enter('x', 21, 30)).toMatchObject({ kind: 'queued' });
});

test('a saved result that answers is counted beside the requests of its host and day, and costs none', async () => {
  const always = { since: 0, until: 2000 };
  await database.lookups.add(draft('saved', { state: 'done', endedAt: 10 }));
  await store.submit(draft('first'), RULES, AT, always, () => true);
  await store.submit(draft('sent', { subjectKey: 'bob' }), RULES, AT, always, () => true);
  await database.batches.add(batchRecordWith({ id: 'batch', state: 'running' }));
  await database.lookups.add(draft('row', { batchId: 'batch', position: 0, accountId: RULES.accountId }));
  expect(await store.takeNext('batch', RULES, AT, always)).toMatchObject({ kind: 'reused' });
  expect(await database.spending.toArray()).toEqual([{ host: 'a.example', day: '2026-11-21', count: 1, reused: 2 }]);
});

test('only what is sending is still open', async () => {
  await store.submit(draft('a'), RULES, AT, null, () => true);
  await database.lookups.add(draft('b', { state: 'done', subjectKey: 'b' }));
  expect(await store.sendingIds()).toEqual(['a']);
});
