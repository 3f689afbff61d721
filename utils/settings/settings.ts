import { z } from 'zod/mini';
import { accountId, storedUrl } from '../service/account-id';
import { MAX_ENVIRONMENT } from '../service/environment';
import { PURPOSE_LIMITS } from '../service/purpose-limits';
import { isFormerValue } from './former-settings';
import { readTeamLink } from './team-link';
import { readTeamWord } from './team-words';

/** Retention of answers and lookups: until the browser closes, or in days after the answer. */
export const RETENTIONS = ['session', '1', '7', '30', '90'] as const;
export type Retention = (typeof RETENTIONS)[number];

/** Days for which the lookup log says who was looked up. */
export const LOG_DAYS = ['30', '90', '365', '1095', '3650'] as const;
export type LogDays = (typeof LOG_DAYS)[number];

export const MAX_REASONS = 50;
export const MAX_LINKS = 10;
export const MAX_TEAM_WORDS = 50;
/** In UTF-16 units. */
const MAX_LINE = 1000;

/** Maximum length of the template of case notes. */
export const MAX_TEMPLATE = 4000;

/** When a card opens at an address that the pointer rests on: a page can notice, but cannot hold a key down. */
export const CARD_ON_HOVER = ['with-shift', 'off'] as const;
export type CardOnHover = (typeof CARD_ON_HOVER)[number];

/** As requests per minute: Sightline sets no limit. The field shows it empty, since 0 elsewhere stops all lookups. */
export const NO_RATE_LIMIT = 0;

export const SHOW_RESULTS = ['beside-address', 'side-panel'] as const;
export type ShowResults = (typeof SHOW_RESULTS)[number];

/** BCP 47 tag of a catalogue: `de`, `pt-BR`. */
const languageTag = z.string().check(z.regex(/^[a-z]{2,3}(-[A-Z]{2})?$/));

/** Maximum number of sites. */
export const MAX_SITES = 500;

/** A line of text that a reader understands. */
const lineRead = (read: (line: string) => object | null) =>
  z.string().check(
    z.maxLength(MAX_LINE),
    z.refine((line) => read(line) !== null),
  );

/** The settings that pages save as chosen (`saveSettings`); they are also in a settings file. */
export const choices = z.strictObject({
  countryFormat: z.enum(['alpha-2', 'alpha-3']),
  timeoutSeconds: z.int().check(z.minimum(1), z.maximum(300)),
  /** Hours within which a saved answer is reused; 0: never. */
  reuseHours: z.number().check(z.minimum(0), z.maximum(24 * 90)),
  /** Limit of requests per host and calendar day, including repeats after a rate limit. */
  dailyLookups: z.int().check(z.minimum(0), z.maximum(100_000)),
  requestsPerMinute: z.int().check(z.minimum(NO_RATE_LIMIT), z.maximum(6000)),
  keepResults: z.enum(RETENTIONS),
  keepLog: z.enum(LOG_DAYS),
  /** Days after which the user's decisions are deleted. */
  decisionDays: z.int().check(z.minimum(1), z.maximum(3650)),
  /** Days after which the newest result about a decided subject is so old that the decision is listed as due. */
  dueDays: z.int().check(z.minimum(1), z.maximum(3650)),
  /** The reasons to choose from for a lookup. */
  reasons: z
    .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(PURPOSE_LIMITS.reason)))
    .check(z.maxLength(MAX_REASONS)),
  /** Whether a lookup needs a case. */
  requireReference: z.boolean(),
  /** Whether a lookup needs one of `reasons`; while there are none, no lookup may be sent. */
  requireReason: z.boolean(),
  /** Whether a known score may be shown beside its address in a page; else a dot marks that a score is known. */
  scoresInPages: z.boolean(),
  /** Whether and how a card opens when the pointer or the focus rests on an address with a saved result. */
  cardOnHover: z.enum(CARD_ON_HOVER),
  /** Where the result of a menu choice opens. With the side panel, no page contains a Sightline frame. */
  showResults: z.enum(SHOW_RESULTS),
  /** Whether single keys decide and move on while a list or result has the focus (WCAG 2.1.4). */
  reviewShortcuts: z.boolean(),
  /** Minutes without a lookup after which a key with a passphrase locks automatically. */
  lockMinutes: z.int().check(z.minimum(1), z.maximum(480)),
  /** Language of the interface: the browser's, or the tag of a catalogue, which another version may not have. */
  language: z.union([z.literal('browser'), languageTag]),
  /** Language of case notes and of the words in exports. */
  noteLanguage: z.union([z.literal('interface'), languageTag]),
  /** The user's wording of case notes, with placeholders in braces; blank: that of Sightline. */
  noteTemplate: z.string().check(z.maxLength(MAX_TEMPLATE)),
  /** Links at results, see `readTeamLink`. */
  links: z.array(lineRead(readTeamLink)).check(z.maxLength(MAX_LINKS)),
  /** What the team says of words of the provider, see `readTeamWord`. */
  teamWords: z.array(lineRead(readTeamWord)).check(z.maxLength(MAX_TEAM_WORDS)),
});

/** Returns the bounds of a setting that is a number, such as `choices.shape.concurrency`. */
export function boundsOf({ def }: z.ZodMiniNumber): { min: number; max: number } {
  // Checks are typed by their base, which lacks the limit.
  const limits = (def.checks ?? []).map(({ _zod }) => (_zod as z.core.$ZodChecks['_zod']).def);
  const limitsOf = (kind: 'greater_than' | 'less_than') =>
    limits.flatMap((limit) => (limit.check === kind && typeof limit.value === 'number' ? [limit.value] : []));
  return { min: Math.max(...limitsOf('greater_than')), max: Math.min(...limitsOf('less_than')) };
}

const urlOrNone = z.union([storedUrl, z.literal('')]);

/** All settings. */
export const settings = z.object({
  /** Provider base URL without trailing slash; empty until set up. */
  baseUrl: urlOrNone,
  accountId,
  /** `production`, `sandbox` or the user's own word; empty if none is stated. See `isProduction`. */
  environment: z.string().check(z.maxLength(MAX_ENVIRONMENT)),
  /** The provider's web dashboard, where keys are made; empty or an https address. */
  dashboardUrl: urlOrNone,
  ...choices.shape,
  /** Whether each request carries an `Idempotency-Key`. Off: the interface documents two headers, and this is a third. Only a policy changes it. */
  idempotencyHeader: z.boolean(),
  /** Requests in flight at the same time. Only a policy changes it. */
  concurrency: z.int().check(z.minimum(1), z.maximum(16)),
  /** The user's name in the lookup log; never sent. */
  operatorName: z.string().check(z.maxLength(PURPOSE_LIMITS.operator)),
  /** Match patterns of the sites on which addresses are detected. */
  sites: z
    .array(z.string().check(z.maxLength(300), z.regex(/^https?:\/\/[^/*\s]+\/\*$/)))
    .check(z.maxLength(MAX_SITES)),
});
export type Settings = z.infer<typeof settings>;

/** The settings of a new installation. */
export const DEFAULT_SETTINGS: Settings = {
  baseUrl: '',
  accountId: accountId.parse(''),
  environment: '',
  dashboardUrl: '',
  idempotencyHeader: false,
  countryFormat: 'alpha-2',
  timeoutSeconds: 25,
  reuseHours: 24,
  dailyLookups: 200,
  concurrency: 4,
  requestsPerMinute: 0,
  keepResults: '7',
  keepLog: '365',
  decisionDays: 365,
  dueDays: 180,
  reasons: [],
  requireReference: false,
  requireReason: false,
  operatorName: '',
  scoresInPages: true,
  cardOnHover: 'with-shift',
  showResults: 'beside-address',
  reviewShortcuts: true,
  lockMinutes: 15,
  language: 'browser',
  noteLanguage: 'interface',
  noteTemplate: '',
  links: [],
  teamWords: [],
  sites: [],
};

/** Version of the stored form; raise it when an older Sightline would misread what a newer one stores. */
const SETTINGS_VERSION = 1;

const versioned = z.object({ version: z.number().check(z.gt(SETTINGS_VERSION)) });

/** Whether stored settings are those of a newer Sightline, which this one must neither use nor change. */
export const isFromNewerVersion = (stored: unknown): boolean => versioned.safeParse(stored).success;

/** Reads stored settings; accepts any input. Each damaged or missing field has its default. */
export const parseSettings = (stored: unknown): Settings =>
  settings.parse({ ...DEFAULT_SETTINGS, ...validFields(settings.shape, stored) });

/** Returns the form to store. */
export const settingsToStore = (next: Settings): Settings & { version: number } => ({
  ...next,
  version: SETTINGS_VERSION,
});

const anyRecord = z.record(z.string(), z.unknown());

/** Returns the stored fields that could not be read and have their defaults. Absent fields do not count. */
export function damagedFields(stored: unknown): (keyof Settings)[] {
  if (stored === undefined) return [];
  const names = z.keyof(settings).options;
  const read = anyRecord.safeParse(stored);
  if (!read.success) return names;
  const raw = read.data;
  const valid = validFields(settings.shape, raw);
  return names.filter((name) => name in raw && !(name in valid) && !isFormerValue(name, raw[name]));
}

const fieldsOrNone = z.catch(anyRecord, {});

/**
 * Reads a record field by field, so that a damaged field does not take valid ones with it; accepts any input.
 * @returns the fields that the shape knows and accepts
 */
export function validFields(shape: Readonly<Record<string, z.ZodMiniType>>, raw: unknown): Record<string, unknown> {
  const given = fieldsOrNone.parse(raw);
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const read = field.safeParse(given[name]);
      return given[name] !== undefined && read.success ? [[name, read.data]] : [];
    }),
  );
}
