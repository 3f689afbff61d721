import { browser } from '#imports';
import { delay } from '@/utils/async/delay';
import type { PageCommand, PageReplies, ReplyOf } from '@/utils/messages/page-commands';

/** One frame of one tab. */
export interface Frame {
  tabId: number;
  frameId: number;
}

/** The content of a command: all but its name. */
type CommandData<Name> = Omit<Extract<PageCommand, { name: Name }>, 'to' | 'name'>;

/** Runs `act` for every open tab and ignores tabs that reject it. */
export async function forEachTab(act: (tabId: number) => Promise<unknown>): Promise<void> {
  const tabs = await browser.tabs.query({});
  await Promise.all(tabs.map(({ id }) => id && act(id).catch(() => undefined)));
}

/** Tells our scripts in all tabs; tabs without one ignore it. */
export const notifyPages = (name: 'scoresChanged' | 'recheckEnabled'): Promise<void> =>
  forEachTab((tabId) => browser.tabs.sendMessage(tabId, { to: 'sightline-page', name }));

/** Asks the script in a frame; null if there is none (anymore). */
export async function askPage<Name extends PageCommand['name']>(
  { tabId, frameId }: Frame,
  name: Name,
  data: CommandData<Name>,
): Promise<ReplyOf<PageReplies, Name> | null> {
  try {
    // Our own script replies, but in a compromised page it can lie: money is spent only on an address that the card
    // names to the user.
    const command = { to: 'sightline-page', name, ...data };
    const reply: ReplyOf<PageReplies, Name> | undefined = await browser.tabs.sendMessage(tabId, command, { frameId });
    return reply ?? null;
  } catch {
    return null;
  }
}

/**
 * Chromium may report a menu choice before it grants activeTab: in 5 of 207 choices just after its start. The one that was
 * followed up had access 50 ms later.
 */
const GRANTED_AFTER_MS = 100;

/** Injects our script into a frame. @returns whether the browser allowed it */
async function inject({ tabId, frameId }: Frame): Promise<boolean> {
  const target = { tabId, frameIds: [frameId] };
  const enter = () =>
    browser.scripting.executeScript({ target, files: ['/gesture.js'] }).then(
      () => true,
      () => false,
    );
  if (await enter()) return true;
  await delay(GRANTED_AFTER_MS);
  return enter();
}

/**
 * Asks the script in a frame and injects it first if needed, which activeTab allows after a gesture. Null where no
 * extension may enter: browser pages, PDFs, other extensions, frames of other sites.
 */
export async function askOrInject<Name extends 'locate' | 'locateFocus' | 'showCard'>(
  frame: Frame,
  name: Name,
  data: CommandData<Name>,
): Promise<ReplyOf<PageReplies, Name> | null> {
  const reply = await askPage(frame, name, data);
  if (reply !== null) return reply;
  return (await inject(frame)) ? askPage(frame, name, data) : null;
}

/** Returns the frame of a tab that has the focus; null where no extension may look. */
export async function focusedFrame(tabId: number): Promise<Frame | null> {
  // A page around a frame has the focus too.
  const hasFocus = () =>
    document.hasFocus() && !/^(i?frame|object|embed)$/.test(document.activeElement?.localName ?? '');
  const target = { tabId, allFrames: true };
  const frames = await browser.scripting.executeScript({ target, func: hasFocus }).catch(() => []);
  const focused = frames.find(({ result }) => result);
  return focused ? { tabId, frameId: focused.frameId } : null;
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
