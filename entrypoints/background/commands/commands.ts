import { browser } from '#imports';
import { askPage } from '@/entrypoints/background/messages/ask-page';

/** Tab of the last keyboard command, until its page requests the card. The background stays alive in between. */
let commanded: number | undefined;

/** Returns true once per keyboard command in this tab. A message alone does not prove that the user gave one. */
export function takeCommand(tabId: number): boolean {
  const isGiven = commanded === tabId;
  if (isGiven) commanded = undefined;
  return isGiven;
}

/** Returns the popup's keyboard shortcut in the browser's notation; empty if none is set. */
export async function popupKeys(): Promise<string> {
  const commands = await browser.commands.getAll();
  return commands.find(({ name }) => name === '_execute_action')?.shortcut ?? '';
}

/** Registers the keyboard alternative to hovering: opens the card of the next address on the active page. */
export function registerCommands(): void {
  browser.commands.onCommand.addListener(async (command) => {
    if (command !== 'next-card') return;
    const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
    if (tab?.id === undefined) return;
    commanded = tab.id;
    const hasNext = await askPage<'nextCard'>(
      { tabId: tab.id, frameId: 0 },
      { to: 'sightline-page', name: 'nextCard' },
    );
    if (!hasNext) commanded = undefined;
  });
}
