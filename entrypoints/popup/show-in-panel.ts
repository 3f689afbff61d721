import { browser } from '#imports';
import { openSidePanel } from '@/utils/panel/open-side-panel';
import { panelLookup } from '@/utils/panel/panel-lookup';

/** Shows a look-up beside the page and closes the popup; `otherwise` where the browser opens no panel. */
export function showInPanel(id: string, otherwise: () => void): void {
  void panelLookup.write({ id });
  openPanelHere().then((opened) => (opened ? window.close() : otherwise()), otherwise);
}

/** The panel of the window that the popup belongs to. The person's click counts in a page of ours for some seconds. */
async function openPanelHere(): Promise<boolean> {
  if (import.meta.env.FIREFOX) return openSidePanel({ windowId: browser.windows.WINDOW_ID_CURRENT });
  const { id } = await browser.windows.getCurrent();
  return id === undefined ? false : openSidePanel({ windowId: id });
}
