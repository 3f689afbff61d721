import { browser } from '#imports';
import { askPage } from './in-page';

/** The tab that the command was given in, until its page asks for the card. Both happen in one life of the background. */
let commanded: number | undefined;

/** Whether the person gave the command in this tab, once for each time: what a message says of itself is no proof. */
export function takeCommand(tabId: number): boolean {
  const isGiven = commanded === tabId;
  if (isGiven) commanded = undefined;
  return isGiven;
}

/** The key that opens the popup, as the browser writes it; empty where none is set. */
export async function popupKeys(): Promise<string> {
  const commands = await browser.commands.getAll();
  return commands.find(({ name }) => name === '_execute_action')?.shortcut ?? '';
}

/** The keyboard's way to what hovering does: the card of the next address on the page in front. */
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
