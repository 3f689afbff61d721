/** Dexie's key prefix for changes to lookups; the name of an index follows. */
export const LOOKUPS = 'idb://sightline/lookups/';

/** Whether a Dexie change event (`storagemutated`, from any page or the background) concerns lookups. */
export const concernsLookups = (parts: object): boolean =>
  'all' in parts || Object.keys(parts).some((part) => part.startsWith(LOOKUPS));
