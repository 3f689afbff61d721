import { browser } from '#imports';
import { delay } from '@/utils/async/delay';
import { routeOf, shownLookupOf } from '@/utils/surfaces/route';

/** The contexts of an extension's pages; WXT's types know Chromium's alone, and Firefox may lack it. */
interface Contexts {
  getContexts?: (filter: object) => Promise<{ contextType: string; windowId: number; documentUrl?: string }[]>;
}

/** How often a panel that is open is looked at until it has turned to a lookup, and the delay between, in ms. */
const [LOOKS, EVERY_MS] = [5, 60];

/**
 * Returns whether the side panel beside a tab shows a lookup: a card would show the same once more and cover the page. Waits a
 * moment for a panel that turns to it.
 */
export async function panelShows(tabId: number, lookupId: string): Promise<boolean> {
  for (let look = 1; look <= LOOKS; look++) {
    const panels = await openPanels();
    // The usual case, and a card waits for the reply.
    if (panels.length === 0) return false;
    const tab = await browser.tabs.get(tabId).catch(() => undefined);
    const besideTab = panels.filter(({ windowId }) => windowId === tab?.windowId);
    if (besideTab.length === 0) return false;
    if (besideTab.some(({ url }) => shownLookupOf(routeOf(new URL(url).hash)) === lookupId)) return true;
    if (look < LOOKS) await delay(EVERY_MS);
  }
  return false;
}

/** Returns the side panels that are open and what they show; none if the browser cannot say. */
async function openPanels(): Promise<{ windowId: number; url: string }[]> {
  const runtime = browser.runtime as unknown as Contexts;
  try {
    const open = (await runtime.getContexts?.({ contextTypes: ['SIDE_PANEL'] })) ?? [];
    return open.flatMap(({ windowId, documentUrl: url }) => (url ? [{ windowId, url }] : []));
  } catch {
    return [];
  }
}
