import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { registerTabCleanup } from '@/entrypoints/background/housekeeping/tab-cleanup';
import { createTokenBuckets } from '@/entrypoints/background/page-scripts/token-buckets';
import { createCards } from '@/entrypoints/background/surfaces/cards';
import { type TabCard, tabCardItem } from '@/utils/storage/tab-cards';

beforeEach(() => fakeBrowser.reset());

const keptKeys = async () => Object.keys(await fakeBrowser.storage.session.get(null)).sort();
const card: TabCard = { kind: 'no-score', frameId: 0, isAsked: false, email: 'jane@example.com' };

test('a tab that closes leaves nothing behind; other tabs keep theirs', async () => {
  registerTabCleanup(createCards({ settled: async () => undefined, delay: async () => undefined }));
  for (const [tab, name] of [
    [1, 'a'],
    [1, 'b'],
    [11, 'c'],
  ] as const)
    await tabCardItem(tab, name).write(card);
  const take = createTokenBuckets(() => 0);
  await take(1, 'knownScores');
  await take(11, 'knownScores');
  await fakeBrowser.tabs.onRemoved.trigger(1, { windowId: 1, isWindowClosing: false });
  expect(await keptKeys()).toEqual(['card:11:c', 'token-buckets:11']);
});
