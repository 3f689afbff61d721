import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import { calendarDay } from '@/utils/settings/calendar-day';
import type { Retention } from '@/utils/settings/settings';
import { Database } from '@/utils/storage/database';
import { eraseAll, eraseExpired, eraseSubject } from '@/utils/storage/erase';
import { batchRecordWith, lookupRecordWith } from '../lookup/record';

const database = new Database();
const DAY = 86_400_000;
const NOW = 100 * DAY;
const TODAY = calendarDay(new Date(NOW));
const answer = (id: string) => ({ id, status: 200, contentType: 'application/json', text: '{}', ms: 1 });
const batch = (id: string, state: BatchRecord['state']) => batchRecordWith({ id, state });

beforeEach(async () => {
  const ages = [0, 0.5, 2, 10, 40, 99];
  await database.lookups.bulkAdd(
    ages.map((age) => lookupRecordWith({ id: `${age} days`, createdAt: NOW - age * DAY, batchId: `b${age}` })),
  );
  await database.answers.bulkAdd(ages.map((age) => answer(`${age} days`)));
  await database.batches.bulkAdd([batch('b40', 'finished'), batch('b0', 'finished'), batch('empty', 'running')]);
});
afterEach(async () => {
  await eraseAll(database, '', 0);
  // Of the deletion.
  await database.log.clear();
});

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
  await eraseExpired(database, { results: keep, decisionDays: 365, logDays: 365 }, { now: NOW, newSession });
  expect(await left()).toEqual(kept);
  expect((await database.answers.toCollection().primaryKeys()).sort()).toEqual([...kept].sort());
});

test('retention starts when the answer arrived, not when its batch was started', async () => {
  await database.lookups.bulkAdd([
    lookupRecordWith({ id: 'late', createdAt: NOW - 8 * DAY, endedAt: NOW - DAY / 24 }),
    lookupRecordWith({ id: 'early', createdAt: NOW - 8 * DAY, endedAt: NOW - 7.5 * DAY }),
  ]);
  await database.answers.bulkAdd([answer('late'), answer('early')]);
  await eraseExpired(database, { results: '7', decisionDays: 365, logDays: 365 }, { now: NOW, newSession: false });
  expect(await left()).toEqual(['0 days', '0.5 days', '2 days', 'late']);
  expect((await database.answers.toCollection().primaryKeys()).sort()).toEqual([
    '0 days',
    '0.5 days',
    '2 days',
    'late',
  ]);
});

test('lookups left open by an earlier session expire with it, even if closed in this one', async () => {
  await database.lookups.add(lookupRecordWith({ id: 'cut off', state: 'unknown', createdAt: NOW - DAY, endedAt: NOW }));
  await eraseExpired(database, { results: 'session', decisionDays: 365, logDays: 365 }, { now: NOW, newSession: true });
  expect(await left()).toEqual(['0 days']);
});

test('deletes a row with the answer that it reuses, and keeps rows of other answers', async () => {
  await database.lookups.bulkAdd([
    lookupRecordWith({ id: 'row', batchId: 'b0', createdAt: NOW, endedAt: NOW - 10 * DAY, reusedFrom: '10 days' }),
    lookupRecordWith({ id: 'other', batchId: 'b0', createdAt: NOW, endedAt: NOW - 2 * DAY, reusedFrom: '2 days' }),
  ]);
  await eraseExpired(database, { results: '7', decisionDays: 365, logDays: 365 }, { now: NOW, newSession: false });
  expect((await left()).sort()).toEqual(['0 days', '0.5 days', '2 days', 'other']);
});

test('only what is past by an earlier look at the clock too expires', async () => {
  const keep = { results: '7', decisionDays: 365, logDays: 365 } as const;
  await eraseExpired(database, keep, { now: NOW + 3650 * DAY, confirmed: NOW - 30 * DAY, newSession: false });
  expect(await left()).toEqual(['0 days', '0.5 days', '2 days', '10 days']);
});

test('a clock or a time zone that goes forward and back finds the counter of the day again', async () => {
  const count = (days: number) => ({ host: 'a.example', day: calendarDay(new Date(NOW + days * DAY)), count: 9 });
  await database.spending.bulkAdd([-33, -30, -1, 0, 1, 6, 9].map(count));
  await eraseExpired(database, { results: '7', decisionDays: 365, logDays: 365 }, { now: NOW, newSession: false });
  expect(await database.spending.toArray()).toEqual([-30, -1, 0, 1, 6].map(count));
});

test('unfinished lookups stay, and a batch is deleted with its last row', async () => {
  await database.lookups.update('99 days', { state: 'queued' });
  await eraseExpired(database, { results: '7', decisionDays: 365, logDays: 365 }, { now: NOW, newSession: false });
  expect(await left()).toContain('99 days');
  expect((await database.batches.toCollection().primaryKeys()).sort()).toEqual(['b0', 'empty']);
});

test('a subject is erased at every service, and no other subject is', async () => {
  const subject = { operation: 'score', request: { email: 'bob@example.com' } } as const;
  await database.lookups.bulkAdd([
    lookupRecordWith({ id: 'bob', subject, host: 'a.example' }),
    lookupRecordWith({ id: 'bob elsewhere', subject, host: 'b.example' }),
  ]);
  expect((await eraseSubject(database, subject, 1)).sort()).toEqual(['bob', 'bob elsewhere']);
  expect(await left()).toHaveLength(6);
});

test('deletes everything of a name, and nothing of another name or operation', async () => {
  const overview = (subject_name: string, more = {}) =>
    ({ operation: 'overview', request: { subject_name, entity_type: 'individual', ...more } }) as const;
  const score = (email: string) => ({ operation: 'score', request: { email } }) as const;
  const subjects = {
    plain: overview('Casey Cobblefield'),
    born: overview('Casey Cobblefield', { dob: '1980-02-03' }),
    from: overview('casey  cobblefield', { nationality: 'FR', entity_type: 'business' }),
    other: overview('Casey Cobble'),
    address: score('casey@example.com'),
    domain: score('casey@EXAMPLE.com'),
    capitals: score('Casey@example.com'),
    tagged: score('casey+crm@example.com'),
  };
  await database.lookups.bulkAdd(Object.entries(subjects).map(([id, subject]) => lookupRecordWith({ id, subject })));
  expect((await eraseSubject(database, subjects.born, 1)).sort()).toEqual(['born', 'from', 'plain']);
  expect((await eraseSubject(database, subjects.address, 1)).sort()).toEqual(['address', 'capitals', 'domain']);
  expect(await left()).toEqual(expect.arrayContaining(['other', 'tagged']));
});

test('forgetting everything leaves every table empty', async () => {
  await eraseAll(database, TODAY, 0);
  for (const table of database.tables) expect([table.name, await table.count()]).toEqual([table.name, 0]);
});

test('forgetting everything does not refill the daily budget; its counter goes when the day is over', async () => {
  await database.spending.bulkAdd([
    { host: 'a.example', day: TODAY, count: 228 },
    { host: 'a.example', day: calendarDay(new Date(NOW - DAY)), count: 9 },
  ]);
  await eraseAll(database, TODAY, 0);
  expect(await database.spending.get(['a.example', TODAY])).toMatchObject({ count: 228 });
  expect(await database.spending.count()).toBe(1);
  await eraseExpired(database, { results: '7', decisionDays: 365, logDays: 365 }, { now: NOW, newSession: false });
  expect(await database.spending.count()).toBe(1);
  await eraseExpired(
    database,
    { results: '7', decisionDays: 365, logDays: 365 },
    { now: NOW + DAY, newSession: false },
  );
  expect(await database.spending.count()).toBe(0);
});

test('a request that was charged while everything is forgotten is added to the counter of the day', async () => {
  await database.spending.add({ host: 'a.example', day: TODAY, count: 228 });
  const emptied = vi.spyOn(database, 'open').mockImplementationOnce(() => {
    emptied.mockRestore();
    return database
      .open()
      .then((opened) => database.spending.add({ host: 'a.example', day: TODAY, count: 1 }).then(() => opened));
  });
  await eraseAll(database, TODAY, 0);
  expect(await database.spending.get(['a.example', TODAY])).toMatchObject({ count: 229 });
});

test('a lookup started while everything is forgotten stays', async () => {
  const forgetting = eraseAll(database, TODAY, 0);
  const adding = (async () => {
    while (await Dexie.exists(database.name)) await Promise.resolve();
    await database.lookups.add(lookupRecordWith({ id: 'meanwhile' }));
  })();
  await Promise.all([forgetting, adding]);
  expect(await left()).toEqual(['meanwhile']);
});
