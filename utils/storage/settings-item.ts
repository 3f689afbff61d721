import { z } from 'zod/mini';
import type { GroupId } from '../reading/sections/section';
import { applyDemo } from '../settings/apply-demo';
import { applyPolicy } from '../settings/policy';
import { damagedFields, isFromNewerVersion, parseSettings, type Settings, settingsToStore } from '../settings/settings';
import { demoItem } from './demo-item';
import { policyItem } from './policy-item';
import { combinedItem, type ReadableItem, type StoredItem, sessionItem, storedItem } from './stored-item';

const expandedGroups = z.catch(z.record(z.string(), z.boolean()), {});

/** Groups of an answer that the user keeps open or closed; group names only, no personal data. The last click wins. */
export const expandedGroupsItem = storedItem<Partial<Record<GroupId, boolean>>>('local', 'folds', (stored) =>
  expandedGroups.parse(stored),
);

/**
 * When the key was last saved, forgotten, locked or unlocked: pages watch it and ask again. Contains no part of the
 * key.
 */
export const keyChanged = sessionItem('key:changed', z.number());

const KEY = 'settings';
const stored = storedItem<unknown>('local', KEY, (value) => value);

/** Reads stored settings. @throws VersionError if a newer Sightline stored them, as browsers do for databases. */
function parseOwn(value: unknown): Settings {
  if (isFromNewerVersion(value)) throw new DOMException('', 'VersionError');
  return parseSettings(value);
}

/**
 * The user's own settings, to change and store, with defaults for damaged or missing fields. Only the background
 * writes, so that changes from two pages do not mix.
 */
export const ownSettings: StoredItem<Settings> = {
  ...storedItem('local', KEY, parseOwn),
  write: (settings) => stored.write(settingsToStore(settings)),
};

/** The language of the interface (`Settings.language`), for what needs no other setting. */
export const languageItem: ReadableItem<string> = storedItem('local', KEY, (value) => parseSettings(value).language);

/** The damaged fields of the stored settings. The next change stores their defaults. */
export const damagedSettings: ReadableItem<(keyof Settings)[]> = storedItem('local', KEY, damagedFields);

/** The settings in force: the user's own, subject to the policy, or those of the demo while it runs. Reads reject only what a newer version stored. */
export const settingsItem = combinedItem(
  combinedItem(ownSettings, policyItem, applyPolicy),
  demoItem,
  (settings, demo) => applyDemo(settings, demo === true),
);
