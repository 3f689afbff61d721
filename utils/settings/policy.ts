import { z } from 'zod/mini';
import { providerProfile } from '@/utils/reading/profile/profile';
import { scoreRule } from '@/utils/reading/score/score-rule';
import { operation } from '@/utils/service/request-subject';
import { accountId } from '../service/account-id';
import { parseBaseUrl } from '../service/base-url';
import { MAX_SITES, type Settings, settings, validFields } from './settings';
import { isSitePattern } from './site-pattern';

const address = z.string().check(
  z.maxLength(2000),
  z.refine((typed) => parseBaseUrl(typed).ok, 'An https address without user name, query or hash'),
);

/** A provider profile in a policy. Policies have no null: a score without a `pointer` says that there is none. */
const policyProfile = z.extend(providerProfile, {
  operation,
  score: z.optional(
    z.strictObject(z.extend(scoreRule, { pointer: z.optional(scoreRule.shape.pointer.def.innerType) }).shape),
  ),
});

/** Maximum length of a sealed key: that of a key of 4,096 characters and of a host, in base 64. */
export const MAX_SEALED_KEY = 8_000;

const addresses = { baseUrl: address, dashboardUrl: address };

/** User settings that a policy can fix, under the same names. */
const fixable = z.extend(
  z.pick(settings, {
    environment: true,
    idempotencyHeader: true,
    reuseHours: true,
    dailyLookups: true,
    requestsPerMinute: true,
    concurrency: true,
    keepResults: true,
    keepLog: true,
    decisionDays: true,
    dueDays: true,
    reasons: true,
    requireReference: true,
    requireReason: true,
    operatorName: true,
    noteTemplate: true,
    links: true,
    teamWords: true,
    scoresInPages: true,
    cardOnHover: true,
    showResults: true,
    reviewShortcuts: true,
    lockMinutes: true,
  }),
  addresses,
);

/**
 * Every field of a policy, all optional. `packaged/managed-schema.ts` declares them to Chromium.
 */
export const policyFields = z.object({
  ...fixable.shape,
  /** The only sites that may be enabled; `*.` matches a host and its subdomains. */
  allowedSites: z
    .array(
      z.string().check(
        z.maxLength(300),
        z.regex(/^https?:\/\/(\*\.)?[^/*\s]+\/\*$/),
        z.refine((site) => isSitePattern(site.replace('*.', ''))),
      ),
    )
    .check(z.maxLength(MAX_SITES)),
  /** The API key, sealed for a team (`utils/team-key`). What is damaged is said where the code is entered. */
  sealedKey: z.string().check(z.minLength(1), z.maxLength(MAX_SEALED_KEY)),
  /** Whether *About* says for a week that an update came. */
  announceUpdates: z.boolean(),
  requirePassphrase: z.boolean(),
  /** Whether results and settings may be exported as a file or printed. A case note may always be copied. */
  allowExport: z.boolean(),
  /** Provider profiles for the service at `baseUrl`. They replace the user's own. */
  providerProfiles: z.array(policyProfile).check(z.maxLength(operation.options.length)),
});

export type Policy = {
  [Field in keyof z.infer<typeof policyFields>]?: z.infer<typeof policyFields>[Field] | undefined;
};

/**
 * Reads the browser's managed storage; accepts any input. Each field is validated separately.
 * @returns the policy, and the names of fields without effect: unknown or out of bounds
 */
export function parsePolicy(raw: unknown): { policy: Policy; unread: string[] } {
  const given = z.catch(z.record(z.string(), z.unknown()), {}).parse(raw);
  const valid = validFields(policyFields.shape, given);
  return {
    policy: z.partial(policyFields).parse(valid),
    unread: Object.keys(given).filter((field) => !Object.hasOwn(valid, field)),
  };
}

/** Returns the settings in force: the policy's values, else the user's own. */
export function applyPolicy(own: Settings, policy: Policy): Settings {
  const fixed = Object.fromEntries(
    z.keyof(fixable).options.flatMap((field) => {
      const value = policy[field];
      return value === undefined ? [] : [[field, field in addresses ? plainAddress(value) : value]];
    }),
  );
  const settings = { ...own, ...fixed, sites: own.sites.filter((site) => isSiteAllowed(site, policy)) };
  if (settings.baseUrl === own.baseUrl) return settings;
  // A different service, even on the same host: answers and queued lookups of the user's own service do not belong to
  // it.
  return { ...settings, accountId: accountId.parse(`${own.accountId} ${settings.baseUrl}`) };
}

/** Returns the names of all fields that a policy sets. */
export const managedFields = (policy: Policy): ReadonlySet<string> => new Set(Object.keys(policy));

/** Whether the user may enable a site. @param pattern as of `sitePattern` */
export function isSiteAllowed(pattern: string, { allowedSites }: Policy): boolean {
  return allowedSites === undefined || allowedSites.some((allowed) => covers(allowed, pattern));
}

function covers(allowed: string, pattern: string): boolean {
  const wild = /^(https?:\/\/)\*\.(.+)$/.exec(allowed);
  if (!wild) return allowed === pattern;
  const [, scheme = '', rest = ''] = wild;
  return pattern === scheme + rest || (pattern.startsWith(scheme) && pattern.endsWith(`.${rest}`));
}

/** Returns a policy's address in the stored form. Other values are unchanged. */
function plainAddress<T>(value: T): T | string {
  if (typeof value !== 'string') return value;
  const read = parseBaseUrl(value);
  return read.ok ? read.baseUrl : value;
}
