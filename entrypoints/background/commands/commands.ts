import { browser } from '#imports';
import { type ClickDeps, scoreFocused } from '@/entrypoints/background/menu/score-clicked';
import { askPage } from '@/entrypoints/background/page-scripts/ask-page';
import { openSidePanel } from '@/utils/surfaces/open-side-panel';

/** A page replies to a command within milliseconds. Later, a compromised one could open the popup at will. */
const VALID_MS = 5_000;

/**
 * Registers the keyboard commands: the side panel, the card of the next address on the active page, as an alternative to
 * hovering, and the score of what the user points at there, as an alternative to the menu. Must run synchronously at start-up.
 */
export function registerCommands(deps: ClickDeps) {
  /** The last command for a card, until its page requests the card. The background stays alive in between. */
  let commanded: { tabId: number; at: number } | undefined;

  browser.commands.onCommand.addListener(async (command, tab) => {
    if (command === 'open-side-panel' && tab) void openSidePanel({ windowId: tab.windowId });
    if (command === 'score-here' && tab?.id !== undefined) return scoreFocused(deps, tab.id, tab.url);
    if (command !== 'next-card') return;
    const [active] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
    if (active?.id === undefined) return;
    commanded = { tabId: active.id, at: Date.now() };
    if (!(await askPage({ tabId: active.id, frameId: 0 }, 'nextCard', {}))) commanded = undefined;
  });

  return {
    /** Returns true once per recent command in this tab. A message alone does not prove that the user gave one. */
    takeCommand(tabId: number): boolean {
      if (commanded?.tabId !== tabId) return false;
      const isRecent = Date.now() - commanded.at < VALID_MS;
      commanded = undefined;
      return isRecent;
    },
  };
}
