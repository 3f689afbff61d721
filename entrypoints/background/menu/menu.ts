import { type Browser, browser } from '#imports';
import { createMutex } from '@/entrypoints/background/mutex';
import type { Engine } from '@/entrypoints/background/start-engine';
import { browserTexts } from '@/utils/language/browser-texts';
import { openSidePanel } from '@/utils/panel/open-side-panel';
import type { ShowResults } from '@/utils/settings/settings';
import { settingsItem } from '@/utils/storage/settings-item';
import { checkSubject, scoreClicked, scoreSelection } from './score-clicked';
import {
  clearMenuTitle,
  clearMenuTitleOfTab,
  generalEntry,
  keepMenuTitleOfWindow,
  resetMenuTitle,
  SCORE_CLICKED_ID,
  TO_PANEL_SUFFIX,
} from './set-menu-title';

const runExclusive = createMutex();

/**
 * Items of the context menu. Without our script in the page before the click, the title for the pointer's address stays
 * general (see `set-menu-title.ts`). Browsers replace `%s` with the selection.
 */
function menuItems(): (Browser.contextMenus.CreateProperties & { id: string })[] {
  const { t } = browserTexts();
  return [
    { id: SCORE_CLICKED_ID, ...generalEntry() },
    { id: 'score-selection', title: t('menu.scoreSelection'), contexts: ['selection'] },
    { id: 'check-subject', title: t('menu.checkSelection'), contexts: ['selection'] },
    // Only on our own button: a second entry in a page's menu would move the first one into a submenu.
    { id: 'open-panel', title: t('menu.openSidePanel'), contexts: ['action'] },
  ];
}

/** Recreates the menu, because item ids depend on where results are shown. */
async function createMenu(): Promise<void> {
  const { showResults } = await settingsItem.read();
  await browser.contextMenus.removeAll();
  for (const item of menuItems()) {
    const isToPanel = showResults === 'side-panel' && item.id.startsWith('score');
    browser.contextMenus.create({ ...item, id: isToPanel ? item.id + TO_PANEL_SUFFIX : item.id });
  }
  await clearMenuTitle();
}

/** Must run synchronously at start-up: a later listener misses the click that woke the background. */
export function registerMenu(engine: Promise<Engine>): void {
  browser.runtime.onInstalled.addListener(() => void runExclusive(createMenu));
  let shown: ShowResults | undefined;
  settingsItem.watch(new AbortController().signal, ({ showResults }) => {
    if (shown !== showResults) void runExclusive(createMenu);
    shown = showResults;
  });
  browser.runtime.onStartup.addListener(() => void resetMenuTitle());
  browser.contextMenus.onClicked.addListener((info, tab) => {
    if (info.menuItemId === 'open-panel') return void (tab && openSidePanel({ windowId: tab.windowId }));
    if (info.menuItemId === 'check-subject') return void checkSubject(info.selectionText ?? '');
    const frame = tab?.id === undefined || tab.id < 0 ? null : { tabId: tab.id, frameId: info.frameId ?? 0 };
    const linkUrl = info.linkUrl ?? '';
    const isToPanel = String(info.menuItemId).endsWith(TO_PANEL_SUFFIX);
    const panel = isToPanel && tab ? openSidePanel({ windowId: tab.windowId }) : null;
    if (String(info.menuItemId).startsWith('score-selection')) {
      return void scoreSelection(engine, frame, { selection: info.selectionText ?? '', linkUrl, panel });
    }
    // Only Firefox provides it.
    const { targetElementId } = info as typeof info & { targetElementId?: number };
    const clicked = { linkUrl, editable: info.editable, targetElementId, panel };
    return void scoreClicked(engine, frame, clicked);
  });
  // A name belongs to one document of one tab.
  browser.tabs.onActivated.addListener(() => void clearMenuTitle());
  browser.tabs.onUpdated.addListener((tabId, { status }) => {
    if (status === 'loading') void clearMenuTitleOfTab(tabId);
  });
  browser.tabs.onRemoved.addListener((tabId) => void clearMenuTitleOfTab(tabId));
  browser.tabs.onReplaced.addListener((_, tabId) => void clearMenuTitleOfTab(tabId));
  browser.windows.onFocusChanged.addListener((windowId) => void keepMenuTitleOfWindow(windowId));
}
