import { z } from 'zod';
import { type Browser, browser } from '#imports';
import { sessionItem } from '@/utils/storage/session-item';
import { MAX_TITLES, type MenuTitle, menuTitle, namedAt, namedLately } from './menu-titles';
import { oneAtATime } from './one-at-a-time';

/** Menu item for the address under the pointer. */
export const SCORE_HERE = 'score-here';
/**
 * Id suffix of items whose result opens in the side panel. The panel must open before the background can read settings,
 * and the click event carries the id (docs/decisions/028).
 */
export const TO_PANEL = ' to-panel';

type Contexts = NonNullable<Browser.contextMenus.CreateProperties['contexts']>;

/** The menu entry while it names no address. */
export const GENERAL: { title: string; contexts: Contexts } = {
  title: 'Score this email address',
  contexts: ['page', 'frame', 'link', 'editable'],
};
/**
 * Text over a picture (Chromium 156) or video (Firefox 153) gets that element's menu; our entry is there only while it
 * names an address. Over a canvas, Chromium shows only `all` entries.
 */
const OVER_PICTURES: Contexts = [...GENERAL.contexts, 'image', 'video'];
const OVER_CANVAS: Contexts = ['all'];
/** Longer titles push the browser's own entries off the screen. */
const MAX_NAME = 60;

const GENERAL_TITLE = { email: null, tabId: -1 };

const menuTitles = sessionItem('menu:titles', z.array(menuTitle));
const inTurn = oneAtATime();

/**
 * Puts the hovered address into the menu title; null restores the general title. All tabs share one menu, so only an
 * active tab may name.
 * @param onCanvas whether the address lies over a canvas
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

/** Restores the general title when another tab is activated: a name belongs to one tab. */
export const clearMenuName = (): Promise<void> => inTurn(clear);

/** Clears the name that a tab set, once it is closed, replaced or shows another page. */
export function clearMenuNameOf(tabId: number): Promise<void> {
  return inTurn(async () => {
    if ((await lastTitle())?.tabId === tabId) await clear();
  });
}

/** Called when a window gets focus: keeps the name only if it belongs to that window's active tab. */
export function clearMenuNameOfOthers(windowId: number): Promise<void> {
  // An open menu takes the focus from all windows; the name must remain.
  if (windowId === browser.windows.WINDOW_ID_NONE) return Promise.resolve();
  return inTurn(async () => {
    const [inFront] = await browser.tabs.query({ active: true, windowId });
    if ((await lastTitle())?.tabId !== inFront?.id) await clear();
  });
}

/** Called at browser start: the browser keeps the title, but the session item that records it is gone. */
export const resetMenuName = (): Promise<void> => inTurn(() => update(GENERAL));

/**
 * Returns the addresses that the opened menu may have shown: usually none or one, two if the title was just changing.
 * The user saw one.
 * @param openedAt in ms since 1970; null if unknown
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

/** Records the title before and after the browser updates it: in between, either title may be visible. */
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
 * Escapes a text for menus: a single `&` marks a mnemonic. Chromium replaces `%s` with the selection and has no escape,
 * so an invisible word joiner splits the two characters.
 */
const literally = (text: string): string => text.replaceAll('&', '&&').replaceAll('%s', '%\u2060s');

/** Updates whichever of the two items exists; that depends on where results are shown. */
const update = (entry: typeof GENERAL): Promise<void> =>
  browser.contextMenus
    .update(SCORE_HERE, entry)
    .catch(() => browser.contextMenus.update(SCORE_HERE + TO_PANEL, entry))
    .catch(() => undefined);
