import { z } from 'zod';
import { readingRule } from '../reading/rule';
import { parseBaseUrl } from '../service/base-url';
import { type Settings, settings } from './settings';

const address = z
  .string()
  .max(2000)
  .refine((typed) => parseBaseUrl(typed).ok, 'An https address without user name, query or hash');
const { shape } = settings;

/** A reading rule in a policy, where there is no null: without a `pointer`, the answers have no score. */
const policyRule = readingRule.extend({
  operation: z.enum(['score', 'overview']),
  pointer: readingRule.shape.pointer.unwrap().optional(),
});

/** Settings of a person that a policy can fix, under the same names. */
const FIXED = {
  baseUrl: address,
  connectionName: shape.connectionName.removeCatch(),
  dashboardUrl: address,
  idempotencyHeader: shape.idempotencyHeader.removeCatch(),
  reuseHours: shape.reuseHours.removeCatch(),
  dailyLookups: shape.dailyLookups.removeCatch(),
  requestsPerMinute: shape.requestsPerMinute.removeCatch(),
  concurrency: shape.concurrency.removeCatch(),
  keepResults: shape.keepResults.removeCatch(),
  scoresInPages: shape.scoresInPages.removeCatch(),
  showResults: shape.showResults.removeCatch(),
  lockMinutes: shape.lockMinutes.removeCatch(),
};

/** Every field of a policy, all optional. `public/managed_schema.json` says the same to Chromium; a test compares them. */
export const policyFields = z.object({
  ...FIXED,
  /** The only sites that may be enabled; `*.` stands for a host and all below it. */
  allowedSites: z
    .array(
      z
        .string()
        .max(300)
        .regex(/^https?:\/\/(\*\.)?[^/*\s]+\/\*$/),
    )
    .max(500),
  requirePassphrase: z.boolean(),
  /** Whether results and settings may leave as a file or on paper. A case note may always be copied. */
  allowExport: z.boolean(),
  /** How answers of the service at `baseUrl` are read, in place of what a person chose. */
  readingRules: z.array(policyRule).max(2),
});

export type Policy = {
  [Field in keyof z.infer<typeof policyFields>]?: z.infer<typeof policyFields>[Field] | undefined;
};
/** The settings that a policy fixes. */
export type FixedField = keyof typeof FIXED;

/**
 * Reads what the browser hands over, whatever is there. Each field counts alone.
 * @returns the policy, and the names of fields that have no effect, as they are unknown or out of bounds
 */
export function readPolicy(raw: unknown): { policy: Policy; unread: string[] } {
  const given = z.record(z.string(), z.unknown()).catch({}).parse(raw);
  const parsed = policyFields.partial().strip().safeParse(given);
  const wrong = new Set(parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0])));
  const isKnown = (field: string) => Object.hasOwn(policyFields.shape, field);
  const good = Object.fromEntries(Object.entries(given).filter(([field]) => isKnown(field) && !wrong.has(field)));
  return {
    policy: policyFields.partial().catch({}).parse(good),
    unread: Object.keys(given).filter((field) => !isKnown(field) || wrong.has(field)),
  };
}

/** The settings that are in force: those of the policy where it has any, else the person's own. */
export function underPolicy(own: Settings, policy: Policy): Settings {
  const fixed = Object.fromEntries(
    Object.keys(FIXED).flatMap((field) => {
      // Keys of FIXED, which TypeScript knows as text alone.
      const value = policy[field as FixedField];
      return value === undefined ? [] : [[field, plainAddress(value)]];
    }),
  );
  const settings = { ...own, ...fixed, sites: own.sites.filter((site) => isSiteAllowed(site, policy)) };
  if (settings.baseUrl === own.baseUrl) return settings;
  // Another service, also on the same host: what was asked or is queued at the person's own is not of this one.
  return { ...settings, connectionId: `${own.connectionId} ${settings.baseUrl}` };
}

/** The names of everything that a policy has set. */
export const managedFields = (policy: Policy): ReadonlySet<string> => new Set(Object.keys(policy));

/** Whether a person may enable a site. @param pattern as of `sitePattern` */
export function isSiteAllowed(pattern: string, { allowedSites }: Policy): boolean {
  return allowedSites === undefined || allowedSites.some((allowed) => covers(allowed, pattern));
}

function covers(allowed: string, pattern: string): boolean {
  const wild = /^(https?:\/\/)\*\.(.+)$/.exec(allowed);
  if (!wild) return allowed === pattern;
  const [, scheme = '', rest = ''] = wild;
  return pattern === scheme + rest || (pattern.startsWith(scheme) && pattern.endsWith(`.${rest}`));
}

/** Addresses of a policy in the form in which all others are kept. */
function plainAddress<T>(value: T): T | string {
  if (typeof value !== 'string') return value;
  const read = parseBaseUrl(value);
  return read.ok ? read.baseUrl : value;
}
