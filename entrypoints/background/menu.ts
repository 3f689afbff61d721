import { type Browser, browser } from '#imports';
import type { Lookup } from '@/utils/lookup/lookup';
import { clearMenuName, clearMenuNameOf, clearMenuNameOfOthers, GENERAL, resetMenuName } from './menu-name';
import { checkSubject, scoreHere, scoreSelection } from './page-gestures';
import { openPanelOf } from './panel';

/**
 * The context menu. Where nothing of ours is in the page before a click, the title for what is under the pointer stays
 * general (`menu-name.ts` has the other case); `%s` is the browser's own way to name the selection.
 */
const ITEMS: Browser.contextMenus.CreateProperties[] = [
  { id: 'score-here', ...GENERAL },
  { id: 'score-selection', title: 'Score “%s”', contexts: ['selection'] },
  { id: 'check-subject', title: 'Check subject “%s”…', contexts: ['selection'] },
  // Only on our own button: a second entry in a page would move the first one into a submenu.
  { id: 'open-panel', title: 'Open the side panel', contexts: ['action'] },
];

/** Must run synchronously at start-up: a listener that comes later misses the click that woke the background. */
export function registerMenu(lookup: () => Promise<Lookup>): void {
  browser.runtime.onInstalled.addListener(async () => {
    await browser.contextMenus.removeAll();
    for (const item of ITEMS) browser.contextMenus.create(item);
  });
  browser.runtime.onStartup.addListener(() => void resetMenuName());
  browser.contextMenus.onClicked.addListener((info, tab) => {
    if (info.menuItemId === 'open-panel') return void openPanelOf(tab);
    if (info.menuItemId === 'check-subject') return void checkSubject(info.selectionText ?? '');
    const frame = tab?.id === undefined || tab.id < 0 ? null : { tabId: tab.id, frameId: info.frameId ?? 0 };
    const linkUrl = info.linkUrl ?? '';
    if (info.menuItemId === 'score-selection') {
      return void scoreSelection(lookup, frame, { selection: info.selectionText ?? '', linkUrl });
    }
    // Firefox alone tells it.
    const { targetElementId } = info as typeof info & { targetElementId?: number };
    const clicked = { linkUrl, editable: info.editable, targetElementId };
    return void scoreHere(lookup, frame, clicked);
  });
  // The name belongs to what the pointer was on in one document of one tab.
  browser.tabs.onActivated.addListener(() => void clearMenuName());
  browser.tabs.onUpdated.addListener((tabId, { status }) => {
    if (status === 'loading') void clearMenuNameOf(tabId);
  });
  browser.tabs.onRemoved.addListener((tabId) => void clearMenuNameOf(tabId));
  browser.tabs.onReplaced.addListener((_, tabId) => void clearMenuNameOf(tabId));
  browser.windows.onFocusChanged.addListener((windowId) => void clearMenuNameOfOthers(windowId));
}
