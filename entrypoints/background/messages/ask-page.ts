import { browser } from '#imports';
import type { PageCommand, PageReplies, ReplyOf } from '@/utils/messages/page-commands';

/** One frame of one tab. */
export interface Frame {
  tabId: number;
  frameId: number;
}

/** Scripts that may be injected for a single command. The detector is registered per site instead. */
const SCRIPTS = {
  locate: '/gesture.js',
  showCard: '/gesture.js',
  closeCard: '/gesture.js',
} as const;

/**
 * Injects a script into a frame. After a gesture, activeTab allows this without a site permission.
 * @returns false for pages closed to extensions: browser pages, PDFs, other extensions, frames of other sites
 */
async function inject({ tabId, frameId }: Frame, file: (typeof SCRIPTS)[keyof typeof SCRIPTS]): Promise<boolean> {
  try {
    await browser.scripting.executeScript({ target: { tabId, frameIds: [frameId] }, files: [file] });
    return true;
  } catch {
    return false;
  }
}

/** Runs `act` for every open tab and ignores tabs that reject it. */
export async function forEachTab(act: (tabId: number) => Promise<unknown>): Promise<void> {
  const tabs = await browser.tabs.query({});
  await Promise.all(tabs.map(({ id }) => id && act(id).catch(() => undefined)));
}

/** Sends a command to our scripts in all tabs; tabs without one ignore it. */
export const notifyPages = (command: PageCommand): Promise<void> =>
  forEachTab((tabId) => browser.tabs.sendMessage(tabId, command));

/** Asks the script in a frame; null if there is none (anymore). */
export async function askPage<Name extends PageCommand['name']>(
  { tabId, frameId }: Frame,
  command: Extract<PageCommand, { name: Name }>,
): Promise<ReplyOf<PageReplies, Name> | null> {
  try {
    // Our own script replies, but in a compromised page it can lie: money is spent only on an address that the card
    // names to the user.
    const reply: ReplyOf<PageReplies, Name> | undefined = await browser.tabs.sendMessage(tabId, command, { frameId });
    return reply ?? null;
  } catch {
    return null;
  }
}

/** Asks the script in a frame and injects it first if needed. Null if no extension may enter. */
export async function askOrInject<Name extends keyof typeof SCRIPTS>(
  frame: Frame,
  command: Extract<PageCommand, { name: Name }>,
): Promise<ReplyOf<PageReplies, Name> | null> {
  // TypeScript cannot see that a command picked by its name has that name.
  const script = SCRIPTS[(command as PageCommand).name as Name];
  const reply = await askPage(frame, command);
  if (reply !== null) return reply;
  return (await inject(frame, script)) ? askPage(frame, command) : null;
}

/**
 * Injects the lister into every accessible frame of a tab; returns their ids, main frame first. Opening the popup
 * allows this once even on sites that are not enabled. Does not wait for loading frames.
 */
export async function injectLister(tabId: number): Promise<number[]> {
  const target = { tabId, allFrames: true };
  const entered = await browser.scripting
    .executeScript({ target, files: ['/lister.js'], injectImmediately: true })
    .catch(() => []);
  return entered.map(({ frameId }) => frameId).sort((a, b) => a - b);
}
