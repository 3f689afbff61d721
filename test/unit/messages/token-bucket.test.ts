import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createTokenBuckets } from '@/entrypoints/background/page-scripts/token-buckets';
import { consume } from '@/utils/messages/token-bucket';

beforeEach(() => fakeBrowser.reset());

/** How many of `times` messages sent at once are let through. */
async function admitted(take: ReturnType<typeof createTokenBuckets>, tab: number, times: number): Promise<number> {
  let count = 0;
  for (let i = 0; i < times; i++) if (await take(tab, 'knownScores')) count++;
  return count;
}

test('lets as many messages of a flood through as a fast scroll needs, then 20 a second', async () => {
  let now = 1_000_000;
  const take = createTokenBuckets(() => now);
  expect(await admitted(take, 1, 10_000)).toBe(200);
  now += 1_000;
  expect(await admitted(take, 1, 10_000)).toBe(20);
  now += 3_600_000;
  expect(await admitted(take, 1, 10_000)).toBe(200);
});

test('each tab and each message has its own bucket', async () => {
  const take = createTokenBuckets(() => 0);
  await admitted(take, 1, 500);
  expect(await take(2, 'knownScores')).toBe(true);
  expect(await take(1, 'hoverEmail')).toBe(true);
  let cards = 0;
  for (let i = 0; i < 100; i++) if (await take(1, 'openCard')) cards++;
  expect(cards).toBe(20);
});

test('a restart of the background adds no tokens', async () => {
  await admitted(
    createTokenBuckets(() => 0),
    1,
    500,
  );
  expect(
    await admitted(
      createTokenBuckets(() => 0),
      1,
      500,
    ),
  ).toBe(0);
});

test('a clock that is set back adds no tokens and blocks none for good', () => {
  const set = consume('knownScores', { left: 0.5, at: 9_000_000 }, 1_000);
  expect(set).toEqual({ allowed: false, after: { left: 0.5, at: 1_000 } });
  expect(consume('knownScores', set.after, 1_100).allowed).toBe(true);
});
