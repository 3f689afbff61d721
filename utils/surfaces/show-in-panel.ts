import { browser } from '#imports';
import { openDeskTab } from './open-desk-tab';
import { openSidePanel } from './open-side-panel';
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
