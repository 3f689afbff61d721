import { browser } from '#imports';
import { askPage } from './in-page';

/** The keyboard's way to what hovering does: the card of the next address on the page in front. */
export function registerCommands(): void {
  browser.commands.onCommand.addListener(async (command) => {
    if (command !== 'next-card') return;
    const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
    if (tab?.id === undefined) return;
    await askPage<'nextCard'>({ tabId: tab.id, frameId: 0 }, { to: 'sightline-page', name: 'nextCard' });
  });
}
