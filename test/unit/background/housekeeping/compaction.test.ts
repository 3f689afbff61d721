import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createCompaction } from '@/entrypoints/background/housekeeping/compaction';

const due = async () => Object.keys(await fakeBrowser.storage.local.get(null));
const occasions = async () => (await indexedDB.databases()).map(({ name }) => name).sort();
const FOUR = [1, 2, 3, 4].map((nth) => `sightline-occasion-${nth}`);
const noWait = async () => undefined;

beforeEach(() => {
  fakeBrowser.reset();
  vi.restoreAllMocks();
});

test('every occasion is deleted in turn, and each is available again', async () => {
  const deleted = vi.spyOn(indexedDB, 'deleteDatabase');
  await createCompaction(noWait).compact();
  expect(deleted.mock.calls.map(([name]) => name)).toEqual(FOUR);
  expect(await occasions()).toEqual(FOUR);
  expect(await due()).toEqual([]);
});

test('a compaction that is interrupted runs once at the next start', async () => {
  const ended = createCompaction(() => new Promise(() => undefined));
  void ended.compact();
  await expect.poll(due).toEqual(['compactionDue']);
  const deleted = vi.spyOn(indexedDB, 'deleteDatabase');
  const next = createCompaction(noWait);
  await next.resume();
  await next.resume();
  expect(deleted).toHaveBeenCalledTimes(FOUR.length);
  expect(await due()).toEqual([]);
});

test('a failed compaction does not fail the deletion, and stays due', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await createCompaction(noWait).compact();
  expect(await due()).toEqual(['compactionDue']);
});

test('the wait ends when the browser has counted its storage again, or after a limit', async () => {
  const usage = (...bytes: number[]) => {
    let look = 0;
    vi.stubGlobal('navigator', {
      storage: { estimate: async () => ({ usage: bytes[Math.min(look++, bytes.length - 1)] }) },
    });
  };
  const sleep = vi.fn(noWait);
  usage(100_000_000, 100_000_000, 100_000_000, 2_000_000, 1_000_000);
  await createCompaction(sleep).compact();
  const early = sleep.mock.calls.length;
  usage(100_000_000);
  await createCompaction(sleep).compact();
  expect([early < 20, sleep.mock.calls.length < 500]).toEqual([true, true]);
  vi.unstubAllGlobals();
});
