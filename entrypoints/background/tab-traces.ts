import { browser } from '#imports';
import { dropCardsOf } from '@/utils/storage/tab-cards';
import { turnsItem } from './script-turns';

/** Deletes the session data of a tab when it closes. */
export function registerTabTraces(): void {
  browser.tabs.onRemoved.addListener(async (tabId) => {
    await dropCardsOf(tabId);
    await turnsItem(tabId).clear();
  });
}
