import { browser } from '#imports';

/** What a list of a page's addresses must know of that page. */
export interface PageEvents {
  /** Another page is in front, or the page has another address: the list is not of this page. */
  onOtherPage: () => void;
  /** The page has loaded, or has settled after a change: the list can be read again. */
  onSettled: () => void;
}

/** Returns the window that this page belongs to. */
export async function ownWindow(): Promise<number | undefined> {
  return (await browser.windows.getCurrent().catch(() => undefined))?.id;
}

/** Follows which page is in front in a window, and where it leads. Returns the end of it. */
export function watchFront(windowId: number, { onOtherPage, onSettled }: PageEvents): () => void {
  function activated(tab: { windowId?: number }): void {
    if (tab.windowId !== windowId) return;
    onOtherPage();
    onSettled();
  }
  function updated(
    _: number,
    change: { status?: string; url?: string },
    tab: { active: boolean; windowId?: number },
  ): void {
    if (!tab.active || tab.windowId !== windowId) return;
    if (change.status === 'loading' || change.url !== undefined) onOtherPage();
    if (change.status === 'complete' || change.url !== undefined) onSettled();
  }
  const { onActivated, onUpdated } = browser.tabs;
  onActivated.addListener(activated);
  onUpdated.addListener(updated);
  return () => {
    onActivated.removeListener(activated);
    onUpdated.removeListener(updated);
  };
}

/** Has the scripts that listed a page report its changes, as long as the port is open. Returns the end of it. */
export function watchPage(tabId: number, { onOtherPage, onSettled }: PageEvents): () => void {
  const port = browser.tabs.connect(tabId, { name: 'page-emails' });
  port.onMessage.addListener(onSettled);
  // Not after our own `disconnect`: the document is gone.
  port.onDisconnect.addListener(() => {
    onOtherPage();
    onSettled();
  });
  return () => port.disconnect();
}
