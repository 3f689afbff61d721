import { browser } from '#imports';

/** Opens a section of the settings, by its id, in a new tab. */
export const openSettingsAt = (section: 'connection' | 'look-ups'): void =>
  void browser.tabs.create({ url: browser.runtime.getURL(`/options.html#${section}`) });
