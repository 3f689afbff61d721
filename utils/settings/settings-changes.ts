import { type Layout, type ProviderProfile, unconfirmedPatterns } from '@/utils/reading/profile/profile';
import { isProfileNewer, type ProviderProfiles, portableProfiles, profileFor } from '@/utils/reading/profile/profiles';
import type { Operation } from '@/utils/service/operations';
import { operation } from '@/utils/service/request-subject';
import { hostOf } from '../service/base-url';
import type { Settings } from './settings';
import { PORTABLE_FIELDS, type PortableField, type SettingsFile } from './settings-file';

/** The changes that a settings file would make, before it is applied. */
export interface SettingsChanges {
  fields: { field: PortableField; before: Settings[PortableField]; after: Settings[PortableField] }[];
  /** Base URLs whose provider profiles would change. */
  profiles: string[];
  /** Their layouts that would change, by which results are read; null: the general rules. */
  layouts: { service: string; operation: Operation; before: Layout | null; after: Layout | null }[];
  /** What an empty list of results means, where that would change; undefined: nobody has said. */
  emptyLists: { service: string; operation: Operation; before: EmptyList; after: EmptyList }[];
  /** Patterns of these profiles that match nothing in the answers that they were confirmed on. */
  unmatched: string[];
  /**
   * The old host of lookups (empty: none so far) and the new one, or both base URLs where only path or scheme change;
   * null if lookups go where they went.
   */
  newHost: { before: string; after: string } | null;
}

type EmptyList = ProviderProfile['emptyList'];

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** @param managed fields that the organization has set; a file cannot change those */
export function settingsChanges(
  file: SettingsFile,
  now: Settings,
  profiles: ProviderProfiles,
  managed: ReadonlySet<string>,
): SettingsChanges {
  const fields = PORTABLE_FIELDS.flatMap((field) => {
    // A file only adds sites; it never disables a site.
    const sites = [...new Set([...now.sites, ...(file.settings.sites ?? [])])];
    const after = field === 'sites' && file.settings.sites ? sites : file.settings[field];
    if (after === undefined || managed.has(field) || isSame(after, now[field])) return [];
    return [{ field, before: now[field], after }];
  });
  const baseUrl = managed.has('baseUrl') ? undefined : file.settings.baseUrl;
  const changed = Object.keys(file.providerProfiles).filter(
    (service) => !isSame(file.providerProfiles[service], portableProfiles(profiles)[service]),
  );
  // A profile of a newer version stays as it is.
  const read = changed.flatMap((service) =>
    operation.options
      .filter((name) => !isProfileNewer(profiles, service, name))
      .map((name) => ({
        of: { service, operation: name },
        before: profileFor(profiles, service, name),
        after: profileFor(file.providerProfiles, service, name),
      })),
  );
  const layouts = read.map(({ of, before, after }) => ({
    ...of,
    before: before?.layout ?? null,
    after: after?.layout ?? null,
  }));
  const emptyLists = read.map(({ of, before, after }) => ({
    ...of,
    before: before?.emptyList,
    after: after?.emptyList,
  }));
  return {
    fields,
    profiles: changed,
    layouts: layouts.filter(({ before, after }) => !isSame(before, after)),
    emptyLists: emptyLists.filter(({ before, after }) => before !== after),
    unmatched: layouts.flatMap(({ after }) => (after ? unconfirmedPatterns(after) : [])),
    newHost: newHostOf(now.baseUrl, baseUrl ?? now.baseUrl),
  };
}

function newHostOf(before: string, after: string): SettingsChanges['newHost'] {
  if (before === after) return null;
  const hosts = { before: hostOf(before), after: hostOf(after) };
  return hosts.before === hosts.after ? { before, after } : hosts;
}
