import { browser } from '#imports';
import { openSidePanel } from '@/utils/panel/open-side-panel';
import { panelLookup } from '@/utils/panel/panel-lookup';

/**
 * The window of this tab; read early, because a panel only opens in the same turn as the click (docs/decisions/028).
 */
let windowId: number | undefined;
void browser.windows.getCurrent().then(
  ({ id }) => {
    windowId = id;
  },
  () => undefined,
);

/** Shows a lookup in the side panel, beside the table, or in a tab if the browser opens no panel. */
export function showLookup(id: string, href: string): void {
  const opening = windowId === undefined ? Promise.resolve(false) : openSidePanel({ windowId });
  void panelLookup.write({ id }).catch(() => undefined);
  void opening.then((opened) => {
    if (!opened) void browser.tabs.create({ url: href });
  });
}
