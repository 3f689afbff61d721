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
 * Null: the general title. `&` is doubled, as a single one would mark a mnemonic.
 */
export function nameInMenu(tabId: number, email: string | null): Promise<void> {
  return inTurn(async () => {
    if (email === null) return clear();
    await menuName.write({ tabId, email });
    const short = email.length > MAX_NAME ? `${email.slice(0, MAX_NAME - 1)}…` : email;
    await setTitle(`Score “${short.replaceAll('&', '&&')}”`);
  });
}

export const clearMenuName = (): Promise<void> => inTurn(clear);

async function clear(): Promise<void> {
  if ((await menuName.read()) === undefined) return;
  await menuName.clear();
  await setTitle(GENERAL);
}

/** The address that the menu named when it was opened in this tab; null for the general title. */
export async function namedIn(tabId: number | undefined): Promise<string | null> {
  const named = await menuName.read();
  return named !== undefined && named.tabId === tabId ? named.email : null;
}

const setTitle = (title: string): Promise<void> =>
  browser.contextMenus.update('score-here', { title }).catch(() => undefined);
