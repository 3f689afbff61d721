import type { Surface } from './driver.ts';

/** The sections of the settings, each a page with its address. */
export const SETTINGS = [
  'connection',
  'sites',
  'reading',
  'lookups',
  'language',
  'keyboard',
  'privacy',
  'note',
  'log',
  'transfer',
  'about',
] as const;

type Section = (typeof SETTINGS)[number];

/** The address of a section, for `open`. */
export const settingsAt = (section: Section): string => `options.html#${section}`;

/** Goes to another section in open settings. */
export const showSection = (options: Surface, section: Section): Promise<void> =>
  options.evaluate((id) => {
    location.hash = id;
  }, section);
