import { z } from 'zod';
import { type Browser, browser } from '#imports';
import { createMutex } from '@/utils/async/mutex';
import { storedItem } from '@/utils/storage/stored-item';
import type { Texts } from '@/utils/texts/texts';
import { menuId } from './menu-ids';
import { menuTexts } from './menu-texts';
import { addressesAt, MAX_TITLES, type MenuTitle, menuTitle, recentAddresses } from './menu-title';

type Contexts = NonNullable<Browser.contextMenus.CreateProperties['contexts']>;
interface Entry {
  title: string;
  contexts: Contexts;
}

const GENERAL_CONTEXTS: Contexts = ['page', 'frame', 'link', 'editable'];
/**
 * Text over a picture (Chromium 156) or video (Firefox 153) gets that element's menu; our entry is there only while it
 * names an address. Over a canvas, Chromium shows only `all` entries.
 */
const OVER_PICTURES: Contexts = [...GENERAL_CONTEXTS, 'image', 'video'];
const OVER_CANVAS: Contexts = ['all'];
/** Longer titles push the browser's own entries off the screen. */
const MAX_ADDRESS_LENGTH = 60;

const GENERAL_TITLE = { email: null, tabId: -1 };

const menuTitlesItem = storedItem('session', 'menu:titles', (stored) => z.array(menuTitle).catch([]).parse(stored));
/**
 * Titles the menu entry for the address under the pointer, and remembers recent titles. All tabs share one menu, so only
 * an active tab may name an address.
 */
export function createMenuTitles() {
  const runExclusive = createMutex();

  const lastTitle = async (): Promise<MenuTitle | undefined> => (await menuTitlesItem.read()).at(-1);

  /** Records the title before and after the browser updates it: in between, either title may be visible. */
  async function addTitle(title: Pick<MenuTitle, 'email' | 'tabId' | 'hasLeft'>, onCanvas = false): Promise<void> {
    const [before, texts] = await Promise.all([menuTitlesItem.read(), menuTexts()]);
    const last = before.at(-1) ?? GENERAL_TITLE;
    if (last.email === title.email && (title.email === null || last.tabId === title.tabId)) return;
    const next: MenuTitle = { ...title, from: Date.now(), set: null };
    const titles = [...before.slice(1 - MAX_TITLES), next];
    await menuTitlesItem.write(titles);
    await updateEntry(title.email === null ? generalEntry(texts) : namingEntry(title.email, onCanvas, texts));
    next.set = Date.now();
    await menuTitlesItem.write(titles);
  }

  async function clearTitle(): Promise<void> {
    const last = await lastTitle();
    if (last) await addTitle({ email: null, tabId: last.tabId, hasLeft: true });
  }

  return {
    /**
     * Puts the hovered address into the title; null restores the general title.
     * @param onCanvas whether the address lies over a canvas
     */
    set(tabId: number, email: string | null, onCanvas = false): Promise<void> {
      return runExclusive(async () => {
        const tab = await browser.tabs.get(tabId).catch(() => undefined);
        if (tab?.active) await addTitle({ email, tabId, hasLeft: false }, onCanvas);
      });
    },
    /** Restores the general title when another tab is activated: a name belongs to one tab. */
    clear: (): Promise<void> => runExclusive(clearTitle),
    /** Clears the name that a tab set, once it is closed, replaced or shows another page. */
    clearOfTab(tabId: number): Promise<void> {
      return runExclusive(async () => {
        if ((await lastTitle())?.tabId === tabId) await clearTitle();
      });
    },
    /** Called when a window gets focus: keeps the name only if it belongs to that window's active tab. */
    keepOfWindow(windowId: number): Promise<void> {
      // An open menu takes the focus from all windows; the name must remain.
      if (windowId === browser.windows.WINDOW_ID_NONE) return Promise.resolve();
      return runExclusive(async () => {
        const [inFront] = await browser.tabs.query({ active: true, windowId });
        if ((await lastTitle())?.tabId !== inFront?.id) await clearTitle();
      });
    },
    /**
     * Returns the addresses that the opened menu may have shown: usually none or one, two if the title was just
     * changing. The user saw one.
     * @param openedAt in ms since 1970; null if unknown
     */
    async shownAt(openedAt: number | null): Promise<string[]> {
      const titles = await menuTitlesItem.read();
      return openedAt === null ? recentAddresses(titles, Date.now()) : addressesAt(titles, openedAt);
    },
  };
}
export type MenuTitles = ReturnType<typeof createMenuTitles>;

/** Returns the menu entry while it names no address. */
export const generalEntry = ({ t }: Texts): Entry => ({ title: t('menu.scoreClicked'), contexts: GENERAL_CONTEXTS });

function namingEntry(address: string, onCanvas: boolean, { t }: Texts): Entry {
  const title = t('menu.scoreAddress', { email: escapeForMenu(shorten(address)) });
  return { title, contexts: onCanvas ? OVER_CANVAS : OVER_PICTURES };
}

const shorten = (email: string): string =>
  email.length > MAX_ADDRESS_LENGTH ? `${email.slice(0, MAX_ADDRESS_LENGTH - 1)}…` : email;

/**
 * Escapes a text for menus: a single `&` marks a mnemonic. Chromium replaces `%s` with the selection and has no escape,
 * so an invisible word joiner splits the two characters.
 */
const escapeForMenu = (text: string): string => text.replaceAll('&', '&&').replaceAll('%s', '%\u2060s');

/** Updates whichever of the two items exists; that depends on where results are shown. */
const updateEntry = (entry: Entry): Promise<void> =>
  browser.contextMenus
    .update(menuId('score-here', false), entry)
    .catch(() => browser.contextMenus.update(menuId('score-here', true), entry))
    .catch(() => undefined);
