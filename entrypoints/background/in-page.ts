import { browser } from '#imports';
import type { PageCommand, PageReplies } from '@/utils/messages/page-commands';

/** One frame of one tab. */
export interface Frame {
  tabId: number;
  frameId: number;
}

/**
 * Puts the detector into a frame. Under activeTab this works right after a gesture, without any site permission.
 * @returns false for a page that no extension may enter: the browser's own, a PDF, another extension's, a frame of
 *   another site
 */
export async function putDetector({ tabId, frameId }: Frame): Promise<boolean> {
  try {
    await browser.scripting.executeScript({ target: { tabId, frameIds: [frameId] }, files: ['/detector.js'] });
    return true;
  } catch {
    return false;
  }
}

/** Asks the detector of a frame; null where there is none any more. */
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
