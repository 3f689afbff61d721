import { hostOf } from '../service/base-url';
import type { ReadingRules } from './reading-rules';
import type { Settings } from './settings';
import { PORTABLE_FIELDS, type PortableField, type SettingsFile } from './settings-file';

/** What a file would change, before it changes anything. */
export interface SettingsChanges {
  fields: { field: PortableField; before: Settings[PortableField]; after: Settings[PortableField] }[];
  /** Base URLs whose reading rules would be other ones. */
  rules: string[];
  /** The host that look-ups would go to in place of another (empty: none so far); null where it stays. */
  newHost: { before: string; after: string } | null;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** @param managed fields that the organisation has set; a file cannot change those */
export function settingsChanges(
  file: SettingsFile,
  now: Settings,
  rules: ReadingRules,
  managed: ReadonlySet<string>,
): SettingsChanges {
  const fields = PORTABLE_FIELDS.flatMap((field) => {
    // Sites are added to those there are: none is switched off by a file.
    const sites = [...new Set([...now.sites, ...(file.settings.sites ?? [])])];
    const after = field === 'sites' && file.settings.sites ? sites : file.settings[field];
    if (after === undefined || managed.has(field) || isSame(after, now[field])) return [];
    return [{ field, before: now[field], after }];
  });
  const baseUrl = managed.has('baseUrl') ? undefined : file.settings.baseUrl;
  const [before, after] = [hostOf(now.baseUrl), hostOf(baseUrl ?? now.baseUrl)];
  return {
    fields,
    rules: Object.keys(file.readingRules).filter((service) => !isSame(file.readingRules[service], rules[service])),
    newHost: before === after ? null : { before, after },
  };
}
