import { z } from 'zod';
import { type Browser, browser } from '#imports';
import { sessionItem } from '@/utils/storage/session-item';
import { MAX_TITLES, type MenuTitle, menuTitle, namedAt, namedLately } from './menu-titles';
import { oneAtATime } from './one-at-a-time';

/** The item for what is under the pointer. */
export const SCORE_HERE = 'score-here';
/**
 * At the end of the ids of items whose result opens in the side panel. A panel must be opened in the very turn of the
 * click, before a background that has just been woken can read its settings, and the id comes with the click.
 */
export const TO_PANEL = ' to-panel';

type Contexts = NonNullable<Browser.contextMenus.CreateProperties['contexts']>;

/** The entry as long as it names nobody. */
export const GENERAL: { title: string; contexts: Contexts } = {
  title: 'Score this email address',
  contexts: ['page', 'frame', 'link', 'editable'],
};
/**
 * Browsers show the menu of a picture also where text lies over it (Chromium 156), and of a video (Firefox 153). Our entry is
 * in those menus only while it names the address on top. Over a canvas Chromium shows nothing but entries for `all`.
 */
const OVER_PICTURES: Contexts = [...GENERAL.contexts, 'image', 'video'];
const OVER_CANVAS: Contexts = ['all'];
/** Longer titles push the browser's own entries off the screen. */
const MAX_NAME = 60;

const GENERAL_TITLE = { email: null, tabId: -1 };

const menuTitles = sessionItem('menu:titles', z.array(menuTitle));
const inTurn = oneAtATime();

/**
 * Names the address under the pointer in the menu's title, set while hovering so that it is right when the menu opens.
 * Null: the general title. There is one menu for all tabs, so only a tab in front may name.
 * @param onCanvas whether a canvas lies under the address
 */
export function nameInMenu(tabId: number, email: string | null, onCanvas = false): Promise<void> {
  return inTurn(async () => {
    const isInFront = await browser.tabs.get(tabId).then(
      ({ active }) => active,
      () => false,
    );
    if (isInFront) await change({ email, tabId, hasLeft: false }, onCanvas);
  });
}

/** For another tab that comes to the front: the name belongs to what the pointer was on in one tab. */
export const clearMenuName = (): Promise<void> => inTurn(clear);

/** For a tab that is closed, replaced, or shows another page: what it named goes with it. */
export function clearMenuNameOf(tabId: number): Promise<void> {
  return inTurn(async () => {
    if ((await lastTitle())?.tabId === tabId) await clear();
  });
}

/** Called when a window comes to the front: the name stays where it belongs to the tab that is in front there. */
export function clearMenuNameOfOthers(windowId: number): Promise<void> {
  // An open menu takes the focus from every window; the name must outlive that.
  if (windowId === browser.windows.WINDOW_ID_NONE) return Promise.resolve();
  return inTurn(async () => {
    const [inFront] = await browser.tabs.query({ active: true, windowId });
    if ((await lastTitle())?.tabId !== inFront?.id) await clear();
  });
}

/** For the start of the browser: it keeps the title, not the item in the session's storage that says what it names. */
export const resetMenuName = (): Promise<void> => inTurn(() => update(GENERAL));

/**
 * The addresses that the menu may have named when it was opened: usually one or none, two where the title changed in that
 * moment. The user has read one of them.
 * @param openedAt when it was opened, in ms since 1970; null where nobody can tell
 */
export async function namedInMenu(openedAt: number | null): Promise<string[]> {
  const titles = (await menuTitles.read()) ?? [];
  return openedAt === null ? namedLately(titles, Date.now()) : namedAt(titles, openedAt);
}

const lastTitle = async (): Promise<MenuTitle | undefined> => (await menuTitles.read())?.at(-1);

async function clear(): Promise<void> {
  const last = await lastTitle();
  if (last) await change({ email: null, tabId: last.tabId, hasLeft: true });
}

/** Written before the browser is asked and after it has answered: between the two nobody can tell what the menu shows. */
async function change(title: Pick<MenuTitle, 'email' | 'tabId' | 'hasLeft'>, onCanvas = false): Promise<void> {
  const before = (await menuTitles.read()) ?? [];
  const last = before.at(-1) ?? GENERAL_TITLE;
  if (last.email === title.email && (title.email === null || last.tabId === title.tabId)) return;
  const next: MenuTitle = { ...title, from: Date.now(), set: null };
  const titles = [...before.slice(1 - MAX_TITLES), next];
  await menuTitles.write(titles);
  const named = `Score “${literally(shortened(title.email ?? ''))}”`;
  await update(title.email === null ? GENERAL : { title: named, contexts: onCanvas ? OVER_CANVAS : OVER_PICTURES });
  next.set = Date.now();
  await menuTitles.write(titles);
}

const shortened = (email: string): string => (email.length > MAX_NAME ? `${email.slice(0, MAX_NAME - 1)}…` : email);

/**
 * A text as the browsers' menus show it letter by letter: a single `&` would mark a mnemonic, and `%s` stands for the
 * selection in Chromium, which knows no way to write it otherwise. So a joiner that nobody sees parts the two.
 */
const literally = (text: string): string => text.replaceAll('&', '&&').replaceAll('%s', '%\u2060s');

/** The menu has one of the two items, by the setting of where results are shown. */
const update = (entry: typeof GENERAL): Promise<void> =>
  browser.contextMenus
    .update(SCORE_HERE, entry)
    .catch(() => browser.contextMenus.update(SCORE_HERE + TO_PANEL, entry))
    .catch(() => undefined);
