import { z } from 'zod';
import { type Connection, connection, NEW_CONNECTION, parseConnection } from '../service/connection';
import { validFields } from '../service/valid-fields';

const seconds = z.number().int().min(1).max(300);

/** Retention of answers and lookups: until the browser closes, or in days after the answer. */
export const RETENTIONS = ['session', '1', '7', '30', '90'] as const;
export type Retention = (typeof RETENTIONS)[number];

export const SHOW_RESULTS = ['beside-address', 'side-panel'] as const;
export type ShowResults = (typeof SHOW_RESULTS)[number];

/** BCP 47 tag of a catalogue: `de`, `pt-BR`. */
const languageTag = z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/);

/** Maximum number of sites. */
export const MAX_SITES = 500;

/** The settings that pages save as chosen (`saveSettings`); they are also in a settings file. Timeouts are in seconds. */
export const choices = z.strictObject({
  /** A field of the active connection, as is the next. */
  idempotencyHeader: connection.shape.idempotencyHeader,
  countryFormat: connection.shape.countryFormat,
  scoreTimeoutSeconds: seconds,
  overviewTimeoutSeconds: seconds,
  /** Hours within which a saved answer is reused; 0: never. */
  reuseHours: z
    .number()
    .min(0)
    .max(24 * 90),
  /** Limit of requests per host and calendar day, including repeats after a rate limit. */
  dailyLookups: z.number().int().min(0).max(100_000),
  /** Requests in flight at the same time. */
  concurrency: z.number().int().min(1).max(16),
  /** 0: no limit by Sightline. */
  requestsPerMinute: z.number().int().min(0).max(6000),
  keepResults: z.enum(RETENTIONS),
  /** Whether a known score may be shown beside its address in a page; else a dot marks that a score is known. */
  scoresInPages: z.boolean(),
  /** Whether a card opens when the pointer or the focus rests on an address with a saved result. */
  cardOnHover: z.boolean(),
  /** Where the result of a menu choice opens. With the side panel, no page contains a Sightline frame. */
  showResults: z.enum(SHOW_RESULTS),
  /** Minutes without a lookup after which a key with a passphrase locks automatically. */
  lockMinutes: z.number().int().min(1).max(480),
  /** Language of the interface: the browser's, or the tag of a catalogue, which another version may not have. */
  language: z.literal('browser').or(languageTag),
  /** Language of case notes and of the words in exports. */
  noteLanguage: z.literal('interface').or(languageTag),
});

/** Returns the bounds of a setting that is a number, such as `choices.shape.concurrency`. */
export const boundsOf = ({ minValue, maxValue }: z.ZodNumber): { min: number; max: number } => ({
  min: minValue ?? Number.NEGATIVE_INFINITY,
  max: maxValue ?? Number.POSITIVE_INFINITY,
});

/** All settings. */
export const settings = z.object({
  /** The connection that lookups use; the next four fields are its own. */
  activeConnectionId: connection.shape.id,
  baseUrl: connection.shape.baseUrl,
  accountId: connection.shape.accountId,
  connectionName: connection.shape.name,
  dashboardUrl: connection.shape.dashboardUrl,
  ...choices.shape,
  /** Match patterns of the sites on which addresses are detected. */
  sites: z
    .array(
      z
        .string()
        .max(300)
        .regex(/^https?:\/\/[^/*\s]+\/\*$/),
    )
    .max(MAX_SITES),
});
export type Settings = z.infer<typeof settings>;

/** The settings of a new installation. */
export const DEFAULT_SETTINGS: Settings = {
  activeConnectionId: NEW_CONNECTION.id,
  baseUrl: NEW_CONNECTION.baseUrl,
  accountId: NEW_CONNECTION.accountId,
  connectionName: NEW_CONNECTION.name,
  dashboardUrl: NEW_CONNECTION.dashboardUrl,
  idempotencyHeader: NEW_CONNECTION.idempotencyHeader,
  countryFormat: NEW_CONNECTION.countryFormat,
  scoreTimeoutSeconds: 20,
  overviewTimeoutSeconds: 25,
  reuseHours: 24,
  dailyLookups: 200,
  concurrency: 4,
  requestsPerMinute: 0,
  keepResults: '7',
  scoresInPages: true,
  cardOnHover: true,
  showResults: 'beside-address',
  lockMinutes: 15,
  language: 'browser',
  noteLanguage: 'interface',
  sites: [],
};

/** Version of the stored form; raise it when an older Sightline would misread what a newer one stores. */
const SETTINGS_VERSION = 1;

const versioned = z.object({ version: z.number().gt(SETTINGS_VERSION) });

/** Whether stored settings are those of a newer Sightline, which this one must neither use nor change. */
export const isFromNewerVersion = (stored: unknown): boolean => versioned.safeParse(stored).success;

const anyRecord = z.record(z.string(), z.unknown());
const anyConnections = z.object({ connections: z.array(anyRecord), activeConnectionId: z.unknown() });

/**
 * Returns stored settings with the fields of the active connection among them. Versions without a list of connections
 * stored them in this form, with the account id as `connectionId`, so their settings are read without a migration.
 */
function flatten(stored: unknown): Record<string, unknown> {
  const raw = anyRecord.catch({}).parse(stored);
  const list = anyConnections.safeParse(raw);
  if (!list.success) {
    const { connectionId: accountId, ...rest } = raw;
    return accountId === undefined ? raw : { ...rest, accountId };
  }
  const { connections, activeConnectionId } = list.data;
  const active = connections.find(({ id }) => id === activeConnectionId) ?? connections[0] ?? {};
  const { id, accountId, name, ...own } = active;
  const flat = { ...raw, ...own, activeConnectionId: id, accountId, connectionName: name };
  return Object.fromEntries(Object.entries(flat).filter(([, value]) => value !== undefined));
}

/** Reads stored settings; accepts any input. Each damaged or missing field has its default. */
export function parseSettings(stored: unknown): Settings {
  return settings.parse({ ...DEFAULT_SETTINGS, ...validFields(settings.shape, flatten(stored)) });
}

/** Returns all connections of stored settings, at least one. */
function parseConnections(stored: unknown): Connection[] {
  const list = anyConnections.safeParse(stored);
  if (list.success && list.data.connections.length > 0) return list.data.connections.map(parseConnection);
  const { accountId, connectionName: name, ...flat } = flatten(stored);
  return [parseConnection({ ...flat, accountId, name })];
}

/**
 * Returns the form to store: the settings, with the active connection changed in the list of `stored`. Another active id
 * only switches, to a new connection if there is none of that id.
 */
export function settingsToStore(stored: unknown, next: Settings): Record<string, unknown> {
  const { connectionName: name, ...named } = next;
  const entries = Object.entries(named);
  // All but the name have the same names in both.
  const own = Object.fromEntries(entries.filter(([field]) => field in connection.shape));
  const general = Object.fromEntries(entries.filter(([field]) => !(field in connection.shape)));
  const id = next.activeConnectionId;
  const changes = id === parseSettings(stored).activeConnectionId;
  const connections = parseConnections(stored).map((each) =>
    changes && each.id === id ? { ...each, ...own, name } : each,
  );
  const isKnown = connections.some((each) => each.id === id);
  return {
    ...general,
    version: SETTINGS_VERSION,
    connections: isKnown ? connections : [...connections, parseConnection({ id })],
  };
}

/** Returns the stored fields that could not be read and have their defaults. Absent fields do not count. */
export function damagedFields(stored: unknown): (keyof Settings)[] {
  if (stored === undefined) return [];
  const names = settings.keyof().options;
  if (!anyRecord.safeParse(stored).success) return names;
  const raw = flatten(stored);
  const valid = validFields(settings.shape, raw);
  return names.filter((name) => name in raw && !(name in valid));
}
