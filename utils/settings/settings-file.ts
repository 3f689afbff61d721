import { z } from 'zod/mini';
import { providerProfile } from '@/utils/reading/profile/profile';
import { type ProviderProfiles, portableProfiles } from '@/utils/reading/profile/profiles';
import { byOperation } from '@/utils/service/request-subject';
import { storedUrl } from '../service/account-id';
import { withoutFormer } from './former-settings';
import { choices, type Settings, settings } from './settings';
import { isSitePattern } from './site-pattern';

/** In bytes. A provider profile with all its key patterns has about 200 thousand; the rest about one. */
export const MAX_SETTINGS_FILE_BYTES = 1024 * 1024;

const { environment, sites } = settings.shape;

/** A foreign file must not bring a name that reads other than it is. */
const withoutHidden = (name: string): string => name.replace(/[\p{Cc}\p{Cf}]/gu, '');
const hidesNothing = (name: string): boolean => withoutHidden(name) === name;

/** Fields of a settings file. It never contains the key or the id that ties answers to an account. */
const portable = z.strictObject({
  baseUrl: storedUrl,
  environment: environment.check(z.refine(hidesNothing)),
  dashboardUrl: z.union([storedUrl, z.literal('')]),
  ...choices.shape,
  sites: sites.check(z.refine((list) => list.every(isSitePattern))),
});
export type PortableField = keyof typeof portable.shape;
export const PORTABLE_FIELDS = z.keyof(portable).options;

/** A settings file. Unknown keys are rejected at every level. */
export const settingsFile = z.strictObject({
  format: z.literal('sightline-settings'),
  version: z.literal(1),
  settings: z.partial(portable),
  providerProfiles: z.record(storedUrl, z.strictObject(byOperation(z.optional(providerProfile)))),
});
export type SettingsFile = z.infer<typeof settingsFile>;

/** Returns the file of these settings: two-space JSON, without the key. */
export function writeSettingsFile(inForce: Settings, profiles: ProviderProfiles): string {
  // An empty address means "not set up" and is not exported.
  const set = PORTABLE_FIELDS.filter((field) => field !== 'baseUrl' || inForce.baseUrl !== '');
  const file = {
    format: 'sightline-settings',
    version: 1,
    settings: {
      ...Object.fromEntries(set.map((field) => [field, inForce[field]])),
      environment: withoutHidden(inForce.environment),
    },
    providerProfiles: portableProfiles(profiles),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Why a chosen file is not imported; `place` is the path of the first invalid field, such as `settings › sites`. */
export type SettingsFileProblem =
  | { kind: 'too-large' | 'foreign' | 'other-version' }
  | { kind: 'invalid'; place: string };

type ParsedFile = { ok: true; file: SettingsFile } | { ok: false; problem: SettingsFileProblem };

const FOREIGN = { ok: false, problem: { kind: 'foreign' } } as const;

/** Whether a newer version of Sightline wrote a profile of the file. Part of it would be lost. */
function hasNewerProfile(raw: unknown): boolean {
  const services = z
    .object({ providerProfiles: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .safeParse(raw);
  const newer = z.object({ version: z.int().check(z.minimum(2)) });
  return Object.values(services.data?.providerProfiles ?? {}).some((service) =>
    Object.values(service).some((profile) => newer.safeParse(profile).success),
  );
}

/** Reads a chosen file, or says why it is rejected. */
export function parseSettingsFile(text: string): ParsedFile {
  if (new TextEncoder().encode(text).length > MAX_SETTINGS_FILE_BYTES) {
    return { ok: false, problem: { kind: 'too-large' } };
  }
  let raw: unknown;
  try {
    raw = JSON.parse(text, (name, value) => {
      if (name === '__proto__') throw new Error('a prototype');
      return value;
    });
  } catch {
    return FOREIGN;
  }
  const head = z
    .looseObject({
      format: z.literal('sightline-settings'),
      version: z.number(),
      settings: z.optional(z.record(z.string(), z.unknown())),
    })
    .safeParse(raw);
  if (!head.success) return FOREIGN;
  if (head.data.version !== 1 || hasNewerProfile(raw)) return { ok: false, problem: { kind: 'other-version' } };
  const file = settingsFile.safeParse({
    ...head.data,
    settings: head.data.settings && withoutFormer(head.data.settings),
  });
  if (file.success) return { ok: true, file: file.data };
  const place = file.error.issues[0]?.path.map(String).join(' › ') || '/';
  return { ok: false, problem: { kind: 'invalid', place: place.slice(0, 80) } };
}
