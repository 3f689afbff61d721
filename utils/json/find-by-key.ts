import { type JsonObject, own } from './json-object';

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
