import { type Browser, browser } from '#imports';
import type { Lookup } from '@/utils/lookup/lookup';
import { openSidePanel } from '@/utils/panel/open-side-panel';
import { panelLookup } from '@/utils/panel/panel-lookup';

/** The keyboard command for the side panel. Must run synchronously at start-up. */
export function registerPanel(): void {
  browser.commands?.onCommand.addListener((command, tab) => {
    if (command === 'open-side-panel') openPanelOf(tab);
  });
}

/** Opens the side panel beside a tab, in the turn of the gesture. */
export function openPanelOf(tab: Browser.tabs.Tab | undefined): void {
  if (tab !== undefined) void openSidePanel({ windowId: tab.windowId });
}

/** The look-ups, each of which the side panel turns to as soon as it is asked for. The test of a connection is none. */
export function followedByPanel(lookup: Lookup): Lookup {
  return {
    ...lookup,
    async start(subject, gesture, options) {
      const started = await lookup.start(subject, gesture, options);
      if (started.ok && gesture !== 'test') await panelLookup.write({ id: started.id }).catch(() => undefined);
      return started;
    },
  };
}
