import { browser } from '#imports';
import type { Settings } from '../settings/settings';

/** The next actions that lead out of a page: to the settings, and to the provider's dashboard where one is known. */
export function failureActions({ dashboardUrl }: Settings) {
  const openSettings = () => void browser.runtime.openOptionsPage();
  return {
    'open-settings': openSettings,
    'grant-permission': openSettings,
    'raise-budget': () => void browser.tabs.create({ url: browser.runtime.getURL('/options.html#look-ups') }),
    // Where the key is locked, the way to unlock it stands in the same page.
    unlock: () => document.querySelector<HTMLInputElement>('[data-unlock] input')?.focus(),
    ...(dashboardUrl === '' ? {} : { 'open-dashboard': () => void browser.tabs.create({ url: dashboardUrl }) }),
  };
}
