import { browser } from '#imports';
import { openSidePanel } from '@/utils/panel/open-side-panel';
import { panelLookup } from '@/utils/panel/panel-lookup';

/** Shows a lookup in the side panel and closes the popup; calls `otherwise` if the browser opens no panel. */
export function showInPanel(id: string, otherwise: () => void): void {
  void panelLookup.write({ id });
  openPanelHere().then((opened) => (opened ? window.close() : otherwise()), otherwise);
}

/** Opens the panel of the popup's window. In an extension page, a user gesture stays valid for some seconds. */
async function openPanelHere(): Promise<boolean> {
  if (import.meta.env.FIREFOX) return openSidePanel({ windowId: browser.windows.WINDOW_ID_CURRENT });
  const { id } = await browser.windows.getCurrent();
  return id === undefined ? false : openSidePanel({ windowId: id });
}
