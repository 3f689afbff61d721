import { z } from 'zod/mini';
import { type Browser, browser } from '#imports';
import { createMutex } from '@/utils/async/mutex';
import { loadTexts } from '@/utils/language/load-texts';
import { languageItem } from '@/utils/storage/settings-item';
import { storedItem } from '@/utils/storage/stored-item';
import type { Texts } from '@/utils/texts/texts';

/** A past or present title of the menu. Times are in ms since 1970. */
const menuTitle = z.object({
  /** The address in the title; null for the general title. */
  email: z.nullable(z.string()),
  /** The tab whose page named the address. */
  tabId: z.number(),
  /** When the browser was asked to show it. */
  from: z.number(),
  /** When the browser had done so; null until then. */
  set: z.nullable(z.number()),
  /** Whether the tab was left, closed or navigated while the previous title was shown. */
  hasLeft: z.boolean(),
});
type MenuTitle = z.infer<typeof menuTitle>;

/** Number of titles kept: a pointer that sweeps over a list leaves one per row. */
const MAX_TITLES = 12;
/** Tolerance in ms: page clocks may be coarse, and the menu opens slightly after its event. */
const SLACK_MS = 100;
/** Menus are rarely open longer than this before a choice, in ms. */
const MENU_OPEN_MS = 10_000;

/** Returns the addresses that the menu may have named when it opened at `at`. */
function addressesAt(titles: readonly MenuTitle[], at: number): string[] {
  const known = titles.findLastIndex(({ set }) => set !== null && set <= at - SLACK_MS);
  return emailsOf(titles.slice(Math.max(0, known)).filter(({ from }) => from <= at + SLACK_MS));
}

/**
 * Returns the addresses that the menu may have named if the opening time is unknown: the current one, and the previous
 * one if its page was left moments ago.
 */
function recentAddresses(titles: readonly MenuTitle[], now: number): string[] {
  const last = titles.at(-1);
  const hasJustLeft = last?.hasLeft && now - (last.set ?? now) < MENU_OPEN_MS;
  return emailsOf(titles.slice(hasJustLeft ? -2 : -1));
}

const emailsOf = (titles: MenuTitle[]): string[] => [...new Set(titles.flatMap(({ email }) => email ?? []))];

/** The items of our context menu. */
export type MenuItem = 'score-here' | 'look-up-selection' | 'open-panel';

const TO_PANEL = ' to-panel';

/**
 * Returns the id of an item. It says whether the result opens in the side panel, which must open before the background can
 * read settings (docs/decisions/028).
 */
export const menuId = (item: MenuItem, isToPanel: boolean): string => (isToPanel ? item + TO_PANEL : item);

/** Reads the id of a clicked item. */
export function readMenuId(id: string | number): { item: string; isToPanel: boolean } {
  const text = String(id);
  return { item: text.replace(TO_PANEL, ''), isToPanel: text.endsWith(TO_PANEL) };
}

/** Returns the texts in the language of the interface. */
export const menuTexts = async (): Promise<Texts> => loadTexts(await languageItem.read());

type Contexts = NonNullable<Browser.contextMenus.CreateProperties['contexts']>;
interface Entry {
  title: string;
  contexts: Contexts;
}

/**
 * In Chromium, `page` includes frames, and `frame` would be there for a selection in one too, beside the entry for it. Firefox
 * has nothing but `frame` in a frame.
 */
const GENERAL_CONTEXTS: Contexts = [
  'page',
  ...(import.meta.env.BROWSER === 'firefox' ? (['frame'] as const) : []),
  'link',
  'editable',
];
/**
 * Text over a picture (Chromium 156) or video (Firefox 153) gets that element's menu; our entry is there only while it
 * names an address. Over a canvas, Chromium shows only `all` entries.
 */
const OVER_PICTURES: Contexts = [...GENERAL_CONTEXTS, 'image', 'video'];
const OVER_CANVAS: Contexts = ['all'];
/** Longer titles push the browser's own entries off the screen. */
const MAX_ADDRESS_LENGTH = 60;

const GENERAL_TITLE = { email: null, tabId: -1 };

const menuTitlesItem = storedItem('session', 'menu:titles', (stored) => z.catch(z.array(menuTitle), []).parse(stored));
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
    await updateItem(
      'score-here',
      title.email === null ? generalEntry(texts) : namingEntry(title.email, onCanvas, texts),
    );
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

/** Changes an item of the menu, under whichever of its two ids exists; that depends on where results are shown. */
export const updateItem = (item: MenuItem, change: Omit<Browser.contextMenus.CreateProperties, 'id'>): Promise<void> =>
  browser.contextMenus
    .update(menuId(item, false), change)
    .catch(() => browser.contextMenus.update(menuId(item, true), change))
    .catch(() => undefined);
