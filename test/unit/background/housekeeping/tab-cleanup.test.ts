import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { registerTabCleanup } from '@/entrypoints/background/housekeeping/tab-cleanup';
import { createTokenBuckets } from '@/entrypoints/background/messages/token-buckets';
import { dropCardsOf, tabCardItem } from '@/utils/storage/tab-cards';

beforeEach(() => fakeBrowser.reset());

const keptKeys = async () => Object.keys(await fakeBrowser.storage.session.get(null)).sort();
const card = (frameId: number) => ({ kind: 'no-score', frameId, isAsked: false, email: 'jane@example.com' }) as const;

test('a tab that closes leaves nothing behind; other tabs keep theirs', async () => {
  registerTabCleanup();
  for (const [tab, name] of [
    [1, 'a'],
    [1, 'b'],
    [11, 'c'],
  ] as const)
    await tabCardItem(tab, name).write(card(0));
  const take = createTokenBuckets(() => 0);
  await take(1, 'knownScores');
  await take(11, 'knownScores');
  await fakeBrowser.tabs.onRemoved.trigger(1, { windowId: 1, isWindowClosing: false });
  expect(await keptKeys()).toEqual(['card:11:c', 'token-buckets:11']);
});

test('a frame keeps one card; those of other frames stay', async () => {
  await tabCardItem(1, 'a').write(card(0));
  await tabCardItem(1, 'b').write(card(7));
  await dropCardsOf(1, 0);
  expect(await keptKeys()).toEqual(['card:1:b']);
});
