import { browser } from '#imports';
import { hashOf, type Route } from './route';

/** Returns the address of a tab that shows a route. */
export const deskUrl = (to: Route): string => `${browser.runtime.getURL('/desk.html')}${hashOf(to)}`;

/** Opens a route in a tab. */
export async function openDeskTab(to: Route): Promise<void> {
  await browser.tabs.create({ url: deskUrl(to) });
}
