import { z } from 'zod';
import { browser } from '#imports';
import { sessionItem } from '@/utils/storage/session-item';
import { oneAtATime } from './one-at-a-time';

const GENERAL = 'Score this email address';
/** Longer titles push the browser's own entries off the screen. */
const MAX_NAME = 60;

const menuName = sessionItem('menu:name', z.object({ tabId: z.number(), email: z.string() }));
const inTurn = oneAtATime();

/**
 * Names the address under the pointer in the menu's title, set while hovering so that it is right when the menu opens.
 * Null: the general title. There is one menu for all tabs, so only a tab in front may name.
 */
export function nameInMenu(tabId: number, email: string | null): Promise<void> {
  return inTurn(async () => {
    const isInFront = await browser.tabs.get(tabId).then(
      ({ active }) => active,
      () => false,
    );
    if (!isInFront) return;
    if (email === null) return clear();
    await menuName.write({ tabId, email });
    const short = email.length > MAX_NAME ? `${email.slice(0, MAX_NAME - 1)}…` : email;
    await setTitle(`Score “${literally(short)}”`);
  });
}

/**
 * A text as the browsers' menus show it letter by letter: a single `&` would mark a mnemonic, and `%s` stands for the
 * selection in Chromium, which knows no way to write it otherwise. So a joiner that nobody sees parts the two.
 */
const literally = (text: string): string => text.replaceAll('&', '&&').replaceAll('%s', '%\u2060s');

export const clearMenuName = (): Promise<void> => inTurn(clear);

/** For the start of the browser: it keeps the title, not the item in the session's storage that says what it names. */
export const resetMenuName = (): Promise<void> => inTurn(() => setTitle(GENERAL));

async function clear(): Promise<void> {
  if ((await menuName.read()) === undefined) return;
  await menuName.clear();
  await setTitle(GENERAL);
}

/** Called when a window comes to the front: the name stays where it belongs to the tab that is in front there. */
export function clearMenuNameOfOthers(windowId: number): Promise<void> {
  // An open menu takes the focus from every window; the name must outlive that.
  if (windowId === browser.windows.WINDOW_ID_NONE) return Promise.resolve();
  return inTurn(async () => {
    const [inFront] = await browser.tabs.query({ active: true, windowId });
    if ((await menuName.read())?.tabId !== inFront?.id) await clear();
  });
}

/** What the menu's title named: the person has read it, in whichever tab the name came about. */
export interface Named {
  email: string;
  ofThisTab: boolean;
}

/** What the menu named when it was opened in a tab; null for the general title. */
export async function namedFor(tabId: number | undefined): Promise<Named | null> {
  const named = await menuName.read();
  return named === undefined ? null : { email: named.email, ofThisTab: named.tabId === tabId };
}

const setTitle = (title: string): Promise<void> =>
  browser.contextMenus.update('score-here', { title }).catch(() => undefined);
