import { type Browser, browser } from '#imports';
import type { Lookup } from '@/utils/lookup/lookup';
import { openSidePanel } from '@/utils/panel/open-side-panel';
import type { ShowResults } from '@/utils/settings/settings';
import { loadSettings, watchSettings } from '@/utils/storage/settings-item';
import {
  clearMenuName,
  clearMenuNameOf,
  clearMenuNameOfOthers,
  GENERAL,
  resetMenuName,
  SCORE_HERE,
  TO_PANEL,
} from './menu-name';
import { oneAtATime } from './one-at-a-time';
import { checkSubject, scoreHere, scoreSelection } from './page-gestures';
import { openPanelOf } from './panel';

const inTurn = oneAtATime();

/**
 * Items of the context menu. Without our script in the page before the click, the title for the pointer's address stays
 * general (see `menu-name.ts`). Browsers replace `%s` with the selection.
 */
const ITEMS: (Browser.contextMenus.CreateProperties & { id: string })[] = [
  { id: SCORE_HERE, ...GENERAL },
  { id: 'score-selection', title: 'Score “%s”', contexts: ['selection'] },
  { id: 'check-subject', title: 'Check subject “%s”…', contexts: ['selection'] },
  // Only on our own button: a second entry in a page's menu would move the first one into a submenu.
  { id: 'open-panel', title: 'Open the side panel', contexts: ['action'] },
];

/** Recreates the menu, because item ids depend on where results are shown. */
async function createMenu(): Promise<void> {
  const { showResults } = await loadSettings();
  await browser.contextMenus.removeAll();
  for (const item of ITEMS) {
    const isToPanel = showResults === 'side-panel' && item.id.startsWith('score');
    browser.contextMenus.create({ ...item, id: isToPanel ? item.id + TO_PANEL : item.id });
  }
  await clearMenuName();
}

/** Must run synchronously at start-up: a later listener misses the click that woke the background. */
export function registerMenu(lookup: () => Promise<Lookup>): void {
  browser.runtime.onInstalled.addListener(() => void inTurn(createMenu));
  let shown: ShowResults | undefined;
  watchSettings(new AbortController().signal, ({ showResults }) => {
    if (shown !== showResults) void inTurn(createMenu);
    shown = showResults;
  });
  browser.runtime.onStartup.addListener(() => void resetMenuName());
  browser.contextMenus.onClicked.addListener((info, tab) => {
    if (info.menuItemId === 'open-panel') return void openPanelOf(tab);
    if (info.menuItemId === 'check-subject') return void checkSubject(info.selectionText ?? '');
    const frame = tab?.id === undefined || tab.id < 0 ? null : { tabId: tab.id, frameId: info.frameId ?? 0 };
    const linkUrl = info.linkUrl ?? '';
    const isToPanel = String(info.menuItemId).endsWith(TO_PANEL);
    const panel = isToPanel && tab ? openSidePanel({ windowId: tab.windowId }) : null;
    if (String(info.menuItemId).startsWith('score-selection')) {
      return void scoreSelection(lookup, frame, { selection: info.selectionText ?? '', linkUrl, panel });
    }
    // Only Firefox provides it.
    const { targetElementId } = info as typeof info & { targetElementId?: number };
    const clicked = { linkUrl, editable: info.editable, targetElementId, panel };
    return void scoreHere(lookup, frame, clicked);
  });
  // A name belongs to one document of one tab.
  browser.tabs.onActivated.addListener(() => void clearMenuName());
  browser.tabs.onUpdated.addListener((tabId, { status }) => {
    if (status === 'loading') void clearMenuNameOf(tabId);
  });
  browser.tabs.onRemoved.addListener((tabId) => void clearMenuNameOf(tabId));
  browser.tabs.onReplaced.addListener((_, tabId) => void clearMenuNameOf(tabId));
  browser.windows.onFocusChanged.addListener((windowId) => void clearMenuNameOfOthers(windowId));
}
