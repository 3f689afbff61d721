import { z } from 'zod/mini';
import type { ScoreRule } from '@/utils/reading/score/score-rule';
import type { Operation } from '@/utils/service/operations';
import { byOperation, operation as operationName } from '@/utils/service/request-subject';
import { type ProviderProfile, providerProfile } from './profile';

const OPERATION_NAMES = operationName.options;

/** A stored profile of a newer version of Sightline: not used, and not overwritten. */
const newer = z.looseObject({ version: z.int().check(z.minimum(2)) });
export type NewerProfile = z.infer<typeof newer>;

/** Only a damaged profile is dropped; the user is then asked again. */
const profilesOfService = z.catch(
  z.object(byOperation(z.catch(z.optional(z.union([providerProfile, newer])), undefined))),
  {},
);

/** Provider profiles by base URL and operation. Another service has other answers, so it needs other profiles. */
export type ProviderProfiles = Readonly<Record<string, z.infer<typeof profilesOfService>>>;

/** Reads stored profiles; accepts any input. */
export function parseProfiles(stored: unknown): ProviderProfiles {
  return z.catch(z.record(z.string(), profilesOfService), {}).parse(stored);
}

const storedAt = (profiles: ProviderProfiles, baseUrl: string, operation: Operation) =>
  Object.hasOwn(profiles, baseUrl) ? profiles[baseUrl]?.[operation] : undefined;

const isNewer = (profile: ProviderProfile | NewerProfile | undefined): profile is NewerProfile =>
  profile !== undefined && profile.version !== 1;

/**
 * Returns the profile for an operation at a base URL. All readers call it, so profiles of several origins are combined
 * only here.
 */
export function profileFor(
  profiles: ProviderProfiles,
  baseUrl: string,
  operation: Operation,
): ProviderProfile | undefined {
  const stored = storedAt(profiles, baseUrl, operation);
  // TypeScript narrows to nothing here: every profile would also pass as a newer one.
  return isNewer(stored) ? undefined : (stored as ProviderProfile | undefined);
}

/** Returns the score rule of a profile. */
export const ruleFor = (profiles: ProviderProfiles, baseUrl: string, operation: Operation): ScoreRule | undefined =>
  profileFor(profiles, baseUrl, operation)?.score;

/** Whether a newer version of Sightline wrote the profile. It cannot be changed here, so that nothing is lost. */
export const isProfileNewer = (profiles: ProviderProfiles, baseUrl: string, operation: Operation): boolean =>
  isNewer(storedAt(profiles, baseUrl, operation));

/** The parts of a profile to replace; null removes one. */
export interface ProfileChanges {
  score?: ProviderProfile['score'] | null | undefined;
  layout?: ProviderProfile['layout'] | null | undefined;
  emptyList?: ProviderProfile['emptyList'] | null | undefined;
}

/** Returns the profiles with parts of one replaced. A profile of a newer version stays as it is. */
export function withProfile(
  profiles: ProviderProfiles,
  baseUrl: string,
  operation: Operation,
  changes: ProfileChanges,
): ProviderProfiles {
  if (isProfileNewer(profiles, baseUrl, operation)) return profiles;
  const service = Object.hasOwn(profiles, baseUrl) ? profiles[baseUrl] : undefined;
  const before = profileFor(profiles, baseUrl, operation);
  const score = changes.score === undefined ? before?.score : (changes.score ?? undefined);
  const layout = changes.layout === undefined ? before?.layout : (changes.layout ?? undefined);
  const emptyList = changes.emptyList === undefined ? before?.emptyList : (changes.emptyList ?? undefined);
  const parts = { ...(score && { score }), ...(layout && { layout }), ...(emptyList && { emptyList }) };
  const isEmpty = Object.keys(parts).length === 0;
  const profile = { version: 1 as const, ...parts };
  return { ...profiles, [baseUrl]: { ...service, [operation]: isEmpty ? undefined : profile } };
}

/** Returns the profiles that this version understands, as a settings file holds them. */
export function portableProfiles(
  profiles: ProviderProfiles,
): Record<string, { [Name in Operation]?: ProviderProfile | undefined }> {
  return Object.fromEntries(
    Object.keys(profiles).map((baseUrl) => [
      baseUrl,
      Object.fromEntries(OPERATION_NAMES.map((name) => [name, profileFor(profiles, baseUrl, name)])),
    ]),
  );
}

/** Returns the profiles with those of imported services replaced. Profiles of a newer version stay. */
export function withImported(profiles: ProviderProfiles, imported: ProviderProfiles): ProviderProfiles {
  const services = Object.entries(imported).map(([baseUrl, service]) => {
    const kept = OPERATION_NAMES.filter((name) => isProfileNewer(profiles, baseUrl, name));
    return [baseUrl, { ...service, ...Object.fromEntries(kept.map((name) => [name, profiles[baseUrl]?.[name]])) }];
  });
  return { ...profiles, ...Object.fromEntries(services) };
}
