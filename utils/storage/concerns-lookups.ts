/** How Dexie names what has changed of the look-ups: this, and then the name of an index. */
export const LOOKUPS = 'idb://sightline/lookups/';

/** Whether what Dexie tells of a change (`storagemutated`), made in whatever page or background, concerns the look-ups. */
export const concernsLookups = (parts: object): boolean =>
  'all' in parts || Object.keys(parts).some((part) => part.startsWith(LOOKUPS));
