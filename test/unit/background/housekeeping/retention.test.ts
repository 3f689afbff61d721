import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { seenTimesItem } from '@/entrypoints/background/housekeeping/confirmed-time';
import { registerRetention } from '@/entrypoints/background/housekeeping/retention';
import { createStoredScores } from '@/entrypoints/background/sites/stored-scores';
import { DEFAULT_SETTINGS } from '@/utils/settings/settings';
import { Database, type StoredDecision } from '@/utils/storage/database';
import { eraseAll } from '@/utils/storage/erase';
import { ownSettings } from '@/utils/storage/settings-item';
import { lookupRecordWith } from '../../lookup/record';

const database = new Database();

beforeEach(() => {
  fakeBrowser.reset();
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => [{ id: 5 }]);
  vi.spyOn(fakeBrowser.tabs, 'sendMessage').mockResolvedValue(undefined);
});
afterEach(() => eraseAll(database, '', 0));

const compaction = { compact: vi.fn(async () => undefined), resume: vi.fn(async () => undefined) };

test('pages learn of expired scores, and the disk is compacted; nothing happens if none expired', async () => {
  const enforce = registerRetention(database, compaction, createStoredScores(database));
  await seenTimesItem.write({ seen: Date.now() - 2 * 3_600_000, confirmed: 0 });
  await database.lookups.add(lookupRecordWith({ id: 'young', createdAt: Date.now() }));
  await enforce(false);
  expect(fakeBrowser.tabs.sendMessage).not.toHaveBeenCalled();
  // One that was cut off is made up for.
  expect(compaction.compact).not.toHaveBeenCalled();
  expect(compaction.resume).toHaveBeenCalledOnce();
  await database.lookups.add(lookupRecordWith({ id: 'old', createdAt: 1 }));
  await enforce(false);
  expect(await database.lookups.toCollection().primaryKeys()).toEqual(['young']);
  expect(fakeBrowser.tabs.sendMessage).toHaveBeenCalledExactlyOnceWith(5, {
    to: 'sightline-page',
    name: 'scoresChanged',
  });
  expect(compaction.compact).toHaveBeenCalledOnce();
});

test('decisions stay for the days that are set, however short results stay', async () => {
  const enforce = registerRetention(database, compaction, createStoredScores(database));
  await seenTimesItem.write({ seen: Date.now() - 2 * 3_600_000, confirmed: 0 });
  const madeOn = (id: string, daysAgo: number): StoredDecision => ({
    ...{ id, of: 'subject', subjectId: id, nameId: id, lookupId: 'a', operator: '', value: 'reject', note: '' },
    ...{ validUntil: null, facts: 'f', decidedAt: Date.now() - daysAgo * 86_400_000 },
  });
  await database.decisions.bulkAdd([madeOn('old', 41), madeOn('young', 39)]);
  await ownSettings.write({ ...DEFAULT_SETTINGS, keepResults: '1', decisionDays: 40 });
  await enforce(false);
  expect(await database.decisions.toCollection().primaryKeys()).toEqual(['young']);
});
