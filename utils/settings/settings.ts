import { z } from 'zod';
import { parseBaseUrl } from '../service/base-url';

const seconds = (fallback: number) => z.number().int().min(1).max(300).catch(fallback);

/** An address exactly as Sightline writes it; any other spelling was not written by Sightline. */
export const storedUrl = z.string().refine((text) => {
  const read = parseBaseUrl(text);
  return read.ok && read.baseUrl === text;
});
const addressOrNone = storedUrl.or(z.literal('')).catch('');

/** Retention of answers and lookups: until the browser closes, or in days after the answer. */
export const RETENTIONS = ['session', '1', '7', '30', '90'] as const;
export type Retention = (typeof RETENTIONS)[number];

export const SHOW_RESULTS = ['beside-address', 'side-panel'] as const;
export type ShowResults = (typeof SHOW_RESULTS)[number];

/**
 * All settings with defaults. Each field falls back separately, so a damaged or older record keeps its valid fields.
 * Timeouts are in seconds, reuse age in hours (0 = never reuse).
 */
export const settings = z.object({
  /** Provider base URL without trailing slash; empty until set up. */
  baseUrl: addressOrNone,
  /**
   * Unique per base URL and key: an answer to one account is not reused for another. May end in a base URL
   * (`underPolicy`).
   */
  connectionId: z.string().max(5000).catch(''),
  /** The user's name for this connection, such as "Sandbox"; shown with every answer. */
  connectionName: z.string().max(60).catch(''),
  /** The provider's web dashboard, where keys are made; empty or an https address. */
  dashboardUrl: addressOrNone,
  /** Whether each request carries an `Idempotency-Key`. Off: the interface documents two headers, and this is a third. */
  idempotencyHeader: z.boolean().catch(false),
  countryFormat: z.enum(['alpha-2', 'alpha-3']).catch('alpha-2'),
  scoreTimeoutSeconds: seconds(20),
  overviewTimeoutSeconds: seconds(25),
  reuseHours: z
    .number()
    .min(0)
    .max(24 * 90)
    .catch(24),
  /** Limit of requests per host and calendar day, including repeats after a rate limit. */
  dailyLookups: z.number().int().min(0).max(100_000).catch(200),
  /** Requests in flight at the same time. */
  concurrency: z.number().int().min(1).max(16).catch(4),
  /** 0: no limit by Sightline. */
  requestsPerMinute: z.number().int().min(0).max(6000).catch(0),
  keepResults: z.enum(RETENTIONS).catch('7'),
  /** Match patterns of the sites on which addresses are detected. */
  sites: z
    .array(
      z
        .string()
        .max(300)
        .regex(/^https?:\/\/[^/*\s]+\/\*$/),
    )
    .max(500)
    .catch([]),
  /** Whether a known score may be shown beside its address in a page; else a dot marks that a score is known. */
  scoresInPages: z.boolean().catch(true),
  /** Where the result of a menu choice opens. With the side panel, no page contains a Sightline frame. */
  showResults: z.enum(SHOW_RESULTS).catch('beside-address'),
  /** Minutes without a lookup after which a key with a passphrase locks automatically. */
  lockMinutes: z.number().int().min(1).max(480).catch(15),
});
export type Settings = z.infer<typeof settings>;

/** Reads stored settings; accepts any input. */
export function parseSettings(stored: unknown): Settings {
  const isRecord = typeof stored === 'object' && stored !== null && !Array.isArray(stored);
  return settings.parse(isRecord ? stored : {});
}

/** Returns the stored fields that could not be read and have their defaults. Absent fields do not count. */
export function damagedFields(stored: unknown): (keyof Settings)[] {
  if (stored === undefined) return [];
  const raw = z.record(z.string(), z.unknown()).safeParse(stored);
  const names = settings.keyof().options;
  if (!raw.success) return names;
  const read = parseSettings(raw.data);
  return names.filter((name) => name in raw.data && JSON.stringify(raw.data[name]) !== JSON.stringify(read[name]));
}
