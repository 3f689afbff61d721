import { browser } from '#imports';
import type { Settings } from '../settings/settings';

/** The next actions that lead out of a page: to the settings, and to the provider's dashboard where one is known. */
export function failureActions({ dashboardUrl }: Settings) {
  const openSettings = () => void browser.runtime.openOptionsPage();
  return {
    'open-settings': openSettings,
    'grant-permission': openSettings,
    ...(dashboardUrl === '' ? {} : { 'open-dashboard': () => void browser.tabs.create({ url: dashboardUrl }) }),
  };
}
