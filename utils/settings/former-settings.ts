/** Settings that older versions stored and wrote into files, and that no file holds any more. */
const FORMER_FIELDS: ReadonlySet<string> = new Set([
  'connectionName',
  'concurrency',
  'idempotencyHeader',
  'scoreTimeoutSeconds',
  'overviewTimeoutSeconds',
  'textPercent',
]);

/** Values that older versions offered, by their setting. */
const FORMER_VALUES: Readonly<Record<string, unknown>> = { cardOnHover: 'always' };

/** Whether a field of stored or imported settings holds a value that is no longer offered, so that its default counts. */
export const isFormerValue = (field: string, value: unknown): boolean =>
  field in FORMER_VALUES && FORMER_VALUES[field] === value;

/** Returns the settings of a file without those of older versions, which would make the whole file invalid. */
export const withoutFormer = (settings: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(settings).filter(([field, value]) => !FORMER_FIELDS.has(field) && !isFormerValue(field, value)),
  );
