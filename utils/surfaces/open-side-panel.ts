import { browser } from '#imports';
import { openDeskTab } from './open-desk-tab';
import type { Route } from './route';
import { panelView } from './view';

/** Shows a route in the side panel of this window, then calls back; in a tab if the browser opens no panel. */
export function showInPanel(route: Route, onOpen: () => void): void {
  void panelView.write({ route }).catch(() => undefined);
  const openTab = () => void openDeskTab(route);
  openPanelHere().then((isOpen) => (isOpen ? onOpen() : openTab()), openTab);
}

/** In an extension page, a user gesture stays valid for some seconds. */
async function openPanelHere(): Promise<boolean> {
  if (import.meta.env.FIREFOX) return openSidePanel({ windowId: browser.windows.WINDOW_ID_CURRENT });
  const { id } = await browser.windows.getCurrent();
  return id === undefined ? false : openSidePanel({ windowId: id });
}

/** Side panel APIs; each browser has only one of the two. */
interface Panels {
  sidePanel?: { open?: (place: { tabId: number } | { windowId: number }) => Promise<void> };
  sidebarAction?: { open?: () => Promise<void> };
}

/**
 * Opens the side panel (Chromium) or sidebar (Firefox). Call it before any await: browsers allow it only while handling
 * a click.
 * @returns false if the browser refuses or lacks it; then use a tab
 */
export function openSidePanel(place: { tabId: number } | { windowId: number }): Promise<boolean> {
  // WXT's types only know Chromium, where the API may be missing too.
  const { sidePanel, sidebarAction } = browser as unknown as Panels;
  try {
    const opening = sidePanel?.open ? sidePanel.open(place) : sidebarAction?.open?.();
    return (
      opening?.then(
        () => true,
        () => false,
      ) ?? Promise.resolve(false)
    );
  } catch {
    return Promise.resolve(false);
  }
}
