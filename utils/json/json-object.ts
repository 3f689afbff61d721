/** Texts that mean "no value". "unknown" and "none" are answers (ComplyAdvantage, EmailRep), not gaps. */
const BLANK_TEXTS = new Set(['', 'n/a', 'null', 'undefined', '-', '--']);

/** True for null, "", "N/A", [] and {}: the answer gives no value. */
export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.length < 40 && BLANK_TEXTS.has(value.trim().toLowerCase());
  return isList(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0;
}

/** Returns true or false, also for text ("true", "False"); else null. */
export function parseBoolean(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' || value.length > 5) return null;
  const text = value.toLowerCase();
  return text === 'true' ? true : text === 'false' ? false : null;
}

/** Returns the first key whose normalized name is in `names`, with its value; else null. */
export function findByKey(node: JsonObject, names: ReadonlySet<string>): { key: string; value: unknown } | null {
  for (const key of Object.keys(node)) {
    // All names are shorter, so a key of a megabyte is not normalized.
    if (key.length <= 40 && names.has(normalizeKey(key))) return { key, value: own(node, key) };
  }
  return null;
}

const SEPARATOR = /[_\-. ]/;

/** "error_message", "errorMessage" and "ERROR-MESSAGE" are one name. */
export function normalizeKey(key: string): string {
  const lower = key.toLowerCase();
  return SEPARATOR.test(lower) ? lower.replaceAll(/[_\-. ]/g, '') : lower;
}

/** An object of the answer. Read it by own keys only: `__proto__` is a key like any other. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** True for a JSON object, not for null or a list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A JSON list. Array.isArray alone would let `any` in. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/**
 * True for an object or list with content. An empty object or list is a leaf, because nothing below it can be shown.
 */
export function isContainer(value: unknown): value is JsonObject | readonly unknown[] {
  return isList(value) ? value.length > 0 : isObject(value) && Object.keys(value).length > 0;
}

/** Returns the own value under a key, never an inherited value of Object.prototype. */
export function own(node: JsonObject, key: string): unknown {
  return Object.hasOwn(node, key) ? node[key] : undefined;
}

/** Keys in the order of the answer; for a list the positions "0", "1", … */
export function childKeys(node: JsonObject | readonly unknown[]): readonly string[] {
  return isList(node) ? Array.from(node, (_, i) => String(i)) : Object.keys(node);
}

/** Returns the value under a key from {@link childKeys}. */
export function childOf(node: JsonObject | readonly unknown[], key: string): unknown {
  return isList(node) ? node[Number(key)] : node[key];
}

/** Keys and values in the order of the answer; for a list the positions "0", "1", … */
export function entries(node: JsonObject | readonly unknown[]): [string, unknown][] {
  return isList(node) ? node.map((value, i) => [String(i), value]) : Object.entries(node);
}
