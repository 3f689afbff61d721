import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readerOf } from '@/utils/batch/stored-summary';
import type { ProviderProfiles } from '@/utils/reading/profile/profiles';
import { Database } from '@/utils/storage/database';
import { createDexieLookupStore } from '@/utils/storage/dexie-lookup-store';
import { eraseAll, eraseExpired, eraseSubject } from '@/utils/storage/erase';
import { renewSummaries } from '@/utils/storage/renew-summaries';
import { lookupRecordWith } from '../lookup/record';

const database = new Database();
const DAY = 86_400_000;
const NOW = 100 * DAY;
const RULE = { pointer: '/score', type: 'number', scale: { min: 0, max: 100 }, direction: 'riskier' } as const;
const SCALED: ProviderProfiles = { 'https://a.example': { score: { version: 1, score: RULE } } };
const answer = (id: string, score: number) => ({
  id,
  status: 200,
  contentType: 'application/json',
  text: JSON.stringify({ score }),
  ms: 1,
});
const rows = Array.from({ length: 250 }, (_, i) =>
  lookupRecordWith({ id: `row ${String(i).padStart(3, '0')}`, position: i, createdAt: NOW - i, endedAt: NOW - i }),
);
const now = async () => undefined;
const summarized = () => database.summaries.toCollection().primaryKeys();

beforeEach(async () => {
  await database.lookups.bulkAdd(rows);
  await database.answers.bulkAdd(rows.map(({ id }, i) => answer(id, i % 100)));
});
afterEach(() => eraseAll(database, '', 0));

test('an answer is summarized as it arrives, by the profile of then, and a failed one is not', async () => {
  const store = createDexieLookupStore(database, async () => SCALED);
  await database.lookups.bulkAdd(['x', 'y'].map((id) => lookupRecordWith({ id, state: 'sending' })));
  await store.settle('x', { state: 'done', endedAt: NOW }, answer('x', 7));
  await store.settle(
    'y',
    { state: 'failed', endedAt: NOW, failure: { kind: 'service-fault', status: 500 } },
    answer('y', 7),
  );
  expect(await database.summaries.toArray()).toMatchObject([
    { id: 'x', reader: readerOf(lookupRecordWith(), SCALED), summary: { score: '7', scale: RULE.scale } },
  ]);
});

test('what is missing or of another profile is made again, once, and the newest first', async () => {
  expect(await renewSummaries(database, {}, now)).toBe(250);
  expect(await renewSummaries(database, {}, now)).toBe(0);
  const before = await database.summaries.get('row 007');
  expect(before?.summary.scale).toBeNull();
  const [newest = ''] = await database.lookups.orderBy('createdAt').reverse().limit(1).primaryKeys();
  const stop = new AbortController();
  let turns = 0;
  await renewSummaries(
    database,
    SCALED,
    async () => {
      turns += 1;
      if (turns === 1) stop.abort();
    },
    stop.signal,
  );
  const reader = readerOf(lookupRecordWith(), SCALED);
  const renewed = await database.summaries.where('reader').equals(reader).primaryKeys();
  expect(renewed.length).toBeLessThan(250);
  expect(renewed).toContain(newest);
  await renewSummaries(database, SCALED, now);
  expect(await database.summaries.where('reader').equals(reader).count()).toBe(250);
  expect((await database.summaries.get('row 007'))?.summary.scale).toMatchObject({ min: 0, max: 100 });
});

test('a summary goes with its answer: past its retention, with its subject, and while it is made', async () => {
  await renewSummaries(database, {}, now);
  await eraseExpired(
    database,
    { results: '1', decisionDays: 365, logDays: 365 },
    { now: NOW + DAY - 99, newSession: false },
  );
  expect(await summarized()).toEqual(rows.slice(0, 100).map(({ id }) => id));
  const erasing = renewSummaries(database, SCALED, () => eraseSubject(database, lookupRecordWith().subject, 1).then());
  await erasing;
  expect([await summarized(), await database.answers.count()]).toEqual([[], 0]);
});
