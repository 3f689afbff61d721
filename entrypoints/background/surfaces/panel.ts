import { type Browser, browser } from '#imports';
import type { Lookups } from '@/utils/lookup/lookups';
import { openSidePanel } from '@/utils/panel/open-side-panel';
import { panelLookup } from '@/utils/panel/panel-lookup';

/** Registers the keyboard command for the side panel. Must run synchronously at start-up. */
export function registerPanel(): void {
  browser.commands?.onCommand.addListener((command, tab) => {
    if (command === 'open-side-panel') openPanelOf(tab);
  });
}

/** Opens the side panel beside a tab, in the same turn as the gesture. */
export function openPanelOf(tab: Browser.tabs.Tab | undefined): void {
  if (tab !== undefined) void openSidePanel({ windowId: tab.windowId });
}

/** Wraps `lookup` so that the side panel shows each started lookup, except connection tests. */
export function showLookupsInPanel(lookup: Lookups): Lookups {
  return {
    ...lookup,
    async start(subject, gesture, options) {
      const started = await lookup.start(subject, gesture, options);
      if (started.ok && gesture !== 'test') await panelLookup.write({ id: started.id }).catch(() => undefined);
      return started;
    },
  };
}
