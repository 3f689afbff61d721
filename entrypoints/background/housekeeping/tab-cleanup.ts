import { browser } from '#imports';
import { tokenBucketsItem } from '@/entrypoints/background/messages/token-buckets';
import { dropCardsOf } from '@/utils/storage/tab-cards';

/** Deletes the session data of a tab when it closes. */
export function registerTabCleanup(): void {
  browser.tabs.onRemoved.addListener(async (tabId) => {
    await dropCardsOf(tabId);
    await tokenBucketsItem(tabId).clear();
  });
}
