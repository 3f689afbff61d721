import { browser } from '#imports';
import { tokenBucketsItem } from '@/entrypoints/background/page-scripts/token-buckets';
import type { Cards } from '@/entrypoints/background/surfaces/cards';

/** Deletes the session data of a tab when it closes. */
export function registerTabCleanup(cards: Pick<Cards, 'leaveTab'>): void {
  browser.tabs.onRemoved.addListener(async (tabId) => {
    await cards.leaveTab(tabId);
    await tokenBucketsItem(tabId).clear();
  });
}
