import { browser } from '#imports';
import type { PageCommand, PageReplies } from '@/utils/messages/page-commands';

/** One frame of one tab. */
export interface Frame {
  tabId: number;
  frameId: number;
}

/** The script that obeys a command, where one may be put in for it alone; the detector comes with its site. */
const SCRIPTS = {
  locate: '/gesture.js',
  showCard: '/gesture.js',
  closeCard: '/gesture.js',
} as const;

/**
 * Puts a script into a frame. Under activeTab this works right after a gesture, without any site permission.
 * @returns false for a page that no extension may enter: the browser's own, a PDF, another extension's, a frame of
 *   another site
 */
async function enter({ tabId, frameId }: Frame, file: (typeof SCRIPTS)[keyof typeof SCRIPTS]): Promise<boolean> {
  try {
    await browser.scripting.executeScript({ target: { tabId, frameIds: [frameId] }, files: [file] });
    return true;
  } catch {
    return false;
  }
}

/** Does something in every open tab; those that refuse it are left as they are. */
export async function inEveryTab(act: (tabId: number) => Promise<unknown>): Promise<void> {
  const tabs = await browser.tabs.query({});
  await Promise.all(tabs.map(({ id }) => id && act(id).catch(() => undefined)));
}

/** Tells all scripts in all tabs; where there is none, nobody listens. */
export const tellPages = (command: PageCommand): Promise<void> =>
  inEveryTab((tabId) => browser.tabs.sendMessage(tabId, command));

/** Asks the script in a frame; null where there is none (any more). */
export async function askPage<Name extends PageCommand['name']>(
  { tabId, frameId }: Frame,
  command: Extract<PageCommand, { name: Name }>,
): Promise<PageReplies[Name] | null> {
  try {
    // Our own script's reply to our own command; in a compromised page it can lie, so nothing is spent upon it
    // that the person does not see by name in the card.
    const reply: PageReplies[Name] | undefined = await browser.tabs.sendMessage(tabId, command, { frameId });
    return reply ?? null;
  } catch {
    return null;
  }
}

/** Asks the script that is already in a frame, or puts one in and asks that. Null where no extension may enter. */
export async function askOrEnter<Name extends keyof typeof SCRIPTS>(
  frame: Frame,
  command: Extract<PageCommand, { name: Name }>,
): Promise<PageReplies[Name] | null> {
  // TypeScript cannot see that a command picked by its name has that name.
  const script = SCRIPTS[(command as PageCommand).name as Name];
  const reply = await askPage(frame, command);
  if (reply !== null) return reply;
  return (await enter(frame, script)) ? askPage(frame, command) : null;
}

/**
 * Puts the lister into every frame of a tab that may be entered, and names them, the main one first. Opening the popup
 * is a gesture on the tab, so frames of its own site may be read once even where that site is not enabled. A frame that
 * is still loading is not waited for.
 */
export async function enterAll(tabId: number): Promise<number[]> {
  const target = { tabId, allFrames: true };
  const entered = await browser.scripting
    .executeScript({ target, files: ['/lister.js'], injectImmediately: true })
    .catch(() => []);
  return entered.map(({ frameId }) => frameId).sort((a, b) => a - b);
}
