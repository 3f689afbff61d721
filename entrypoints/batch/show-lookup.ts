import { browser } from '#imports';
import { openSidePanel } from '@/utils/panel/open-side-panel';
import { panelLookup } from '@/utils/panel/panel-lookup';

/** The window of this tab; asked for early, as a panel opens only in the very turn of a click. */
let windowId: number | undefined;
void browser.windows.getCurrent().then(
  ({ id }) => {
    windowId = id;
  },
  () => undefined,
);

/** Shows a look-up in the side panel, beside the table; where the browser opens none, in a tab. */
export function showLookup(id: string, href: string): void {
  const opening = windowId === undefined ? Promise.resolve(false) : openSidePanel({ windowId });
  void panelLookup.write({ id }).catch(() => undefined);
  void opening.then((opened) => {
    if (!opened) void browser.tabs.create({ url: href });
  });
}
