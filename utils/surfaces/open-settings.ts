import { browser } from '#imports';

/** Opens the settings. */
export const openSettings = (): void => void browser.runtime.openOptionsPage();

/** Opens a section or a field of the settings, by its id, in a new tab. */
export const openSettingsAt = (place: 'connection' | 'daily-limit' | 'dashboard-url' | 'reading'): void =>
  void browser.tabs.create({ url: browser.runtime.getURL(`/options.html#${place}`) });
