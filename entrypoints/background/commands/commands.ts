import { browser } from '#imports';
import { askPage } from '@/entrypoints/background/messages/ask-page';
import { openSidePanel } from '@/utils/surfaces/open-side-panel';

/**
 * Registers the keyboard commands: the side panel, and the card of the next address on the active page, as an
 * alternative to hovering. Must run synchronously at start-up.
 */
export function registerCommands() {
  /** Tab of the last command for a card, until its page requests the card. The background stays alive in between. */
  let commandedTab: number | undefined;

  browser.commands.onCommand.addListener(async (command, tab) => {
    if (command === 'open-side-panel' && tab) void openSidePanel({ windowId: tab.windowId });
    if (command !== 'next-card') return;
    const [active] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
    if (active?.id === undefined) return;
    commandedTab = active.id;
    if (!(await askPage({ tabId: active.id, frameId: 0 }, 'nextCard', {}))) commandedTab = undefined;
  });

  return {
    /** Returns true once per command in this tab. A message alone does not prove that the user gave one. */
    takeCommand(tabId: number): boolean {
      const isGiven = commandedTab === tabId;
      if (isGiven) commandedTab = undefined;
      return isGiven;
    },
  };
}
