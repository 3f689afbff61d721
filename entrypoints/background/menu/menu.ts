import { type Browser, browser } from '#imports';
import { createMutex } from '@/utils/async/mutex';
import { DEFAULT_SETTINGS } from '@/utils/settings/settings';
import { settingsItem } from '@/utils/storage/settings-item';
import { openSidePanel } from '@/utils/surfaces/open-side-panel';
import type { Texts } from '@/utils/texts/texts';
import { generalEntry, type MenuItem, type MenuTitles, menuId, menuTexts, readMenuId, updateItem } from './menu-titles';
import { type ClickDeps, checkSubject, mayHoldEmail, scoreClicked, scoreSelection } from './score-clicked';

/** The menu events of Firefox; WXT's types know only Chromium, which has none. */
interface Menus {
  onShown: { addListener: (act: (info: { contexts: string[]; selectionText?: string }) => void) => void };
  onHidden: { addListener: (act: () => void) => void };
  refresh: () => Promise<void>;
}

/**
 * Leaves one item in the menu of a selection within a link, field or frame, where a second one would move both into a
 * submenu. Where Firefox tells what is selected, on enabled sites, the item says what it does.
 */
function keepOneItem(): void {
  const { menus } = browser as unknown as { menus: Menus };
  // An earlier life of the background may have left the items adapted.
  let isAdapted = true;
  menus.onShown.addListener(({ contexts, selectionText }) => {
    // An open menu is rebuilt only if needed: a choice at that moment would be lost.
    if (!contexts.includes('selection')) return;
    isAdapted = true;
    void nameSelection(selectionText).then(() => menus.refresh());
  });
  menus.onHidden.addListener(() => {
    if (!isAdapted) return;
    isAdapted = false;
    void restore();
  });
}

async function nameSelection(selection: string | undefined): Promise<void> {
  const { t } = await menuTexts();
  await updateItem('score-here', { visible: false });
  if (selection === undefined) return;
  const title = mayHoldEmail(selection) ? t('menu.scoreAddress', { email: '%s' }) : t('menu.checkName', { name: '%s' });
  await updateItem('look-up-selection', { title });
}

async function restore(): Promise<void> {
  const { t } = await menuTexts();
  await updateItem('score-here', { visible: true });
  await updateItem('look-up-selection', { title: t('menu.lookUpSelection') });
}

/**
 * Items of the context menu. Without our script in the page before the click, the title for the pointer's address stays
 * general (see `menu-titles.ts`). Browsers replace `%s` with the selection.
 */
function menuItems(texts: Texts): (Browser.contextMenus.CreateProperties & { id: MenuItem })[] {
  const { t } = texts;
  return [
    { id: 'score-here', ...generalEntry(texts) },
    // One item: a second one would move both into a submenu. Before the click, nothing tells us what is selected.
    { id: 'look-up-selection', title: t('menu.lookUpSelection'), contexts: ['selection'] },
    // Only on our own button: a second entry in a page's menu would move the first one into a submenu.
    { id: 'open-panel', title: t('command.openSidePanel'), contexts: ['action'] },
  ];
}

/** Creates the items. Their ids depend on where results are shown, their titles on the language. */
async function createItems(): Promise<void> {
  // What a newer Sightline stored is refused; the page that a click opens says so.
  const settings = settingsItem.read().catch(() => DEFAULT_SETTINGS);
  const [{ showResults }, texts] = await Promise.all([settings, menuTexts()]);
  await browser.contextMenus.removeAll();
  for (const item of menuItems(texts)) {
    const hasResult = item.id === 'score-here' || item.id === 'look-up-selection';
    browser.contextMenus.create({ ...item, id: menuId(item.id, hasResult && showResults === 'side-panel') });
  }
}

/** Must run synchronously at start-up: a later listener misses the click that woke the background. */
export function registerMenu(deps: ClickDeps & { menuTitles: MenuTitles }): void {
  const { menuTitles } = deps;
  const runExclusive = createMutex();
  const createMenu = async (): Promise<void> => {
    await createItems();
    await menuTitles.clear();
  };
  browser.runtime.onInstalled.addListener(() => void runExclusive(createMenu));
  let shown: string | undefined;
  settingsItem.watch(new AbortController().signal, ({ showResults, language }) => {
    const wanted = `${showResults} ${language}`;
    if (shown !== wanted) void runExclusive(createMenu);
    shown = wanted;
  });
  // The browser may have another language than before.
  browser.runtime.onStartup.addListener(() => void runExclusive(createMenu));
  browser.contextMenus.onClicked.addListener((info, tab) => {
    const { item, isToPanel } = readMenuId(info.menuItemId);
    if (item === 'open-panel') return void (tab && openSidePanel({ windowId: tab.windowId }));
    const frame = tab?.id === undefined || tab.id < 0 ? null : { tabId: tab.id, frameId: info.frameId ?? 0 };
    const linkUrl = info.linkUrl ?? '';
    const selection = info.selectionText ?? '';
    if (item === 'look-up-selection' && !mayHoldEmail(selection)) return void checkSubject(selection);
    const panel = isToPanel && tab ? openSidePanel({ windowId: tab.windowId }) : null;
    if (item === 'look-up-selection') return void scoreSelection(deps, frame, { selection, linkUrl, panel });
    // Only Firefox provides it.
    const { targetElementId } = info as typeof info & { targetElementId?: number };
    const clicked = { linkUrl, editable: info.editable, targetElementId, panel, url: info.frameUrl ?? info.pageUrl };
    return void scoreClicked(deps, frame, clicked);
  });
  if (import.meta.env.BROWSER === 'firefox') keepOneItem();
  // A name belongs to one document of one tab.
  browser.tabs.onActivated.addListener(() => void menuTitles.clear());
  browser.tabs.onUpdated.addListener((tabId, { status }) => {
    if (status === 'loading') void menuTitles.clearOfTab(tabId);
  });
  browser.tabs.onRemoved.addListener((tabId) => void menuTitles.clearOfTab(tabId));
  browser.tabs.onReplaced.addListener((_, tabId) => void menuTitles.clearOfTab(tabId));
  browser.windows.onFocusChanged.addListener((windowId) => void menuTitles.keepOfWindow(windowId));
}
