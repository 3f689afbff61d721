import { browser } from '#imports';
import { hashOf, type Route } from './route';

/** Opens the settings. */
export const openSettings = (): void => void browser.runtime.openOptionsPage();

/** Opens a section or a field of the settings, by its id, in a new tab. */
export const openSettingsAt = (place: 'connection' | 'daily-limit' | 'dashboard-url' | 'check-log' | 'reading'): void =>
  void browser.tabs.create({ url: browser.runtime.getURL(`/options.html#${place}`) });

/** Returns the address of a tab that shows a route. */
export const deskUrl = (to: Route): string => `${browser.runtime.getURL('/desk.html')}${hashOf(to)}`;

/** Opens a route in a tab. */
export async function openDeskTab(to: Route): Promise<void> {
  await browser.tabs.create({ url: deskUrl(to) });
}
