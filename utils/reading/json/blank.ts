import { isList, isObject, type JsonObject, own } from './json-object';

/** Returns true or false, also for text ("true", "False"); else null. */
export function parseBoolean(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' || value.length > 5) return null;
  const text = value.toLowerCase();
  return text === 'true' ? true : text === 'false' ? false : null;
}

/** Texts that mean "no value". "unknown" and "none" are answers (ComplyAdvantage, EmailRep), not gaps. */
const BLANK_TEXTS = new Set(['', 'n/a', 'null', 'undefined', '-', '--']);

const isBlankText = (text: string): boolean => text.length < 10 && BLANK_TEXTS.has(text.toLowerCase());

/** True for null, "", "N/A", [] and {}: the answer gives no value. */
export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.length < 40 && isBlankText(value.trim());
  return isList(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0;
}

/**
 * Texts under an error key that mean "no error". Good answers send `{}` (SEON), null (Alloy), "" (TokenEx), "OK"
 * (Sift).
 */
const NO_ERROR = new Set([
  'ok',
  'none',
  'no',
  'no error',
  'no errors',
  'success',
  'success.',
  'successful',
  '0',
  'false',
]);

/** Whether the value under an error key reports an error. */
export function indicatesError(value: unknown): boolean {
  if (isBlank(value) || value === false || value === 0) return false;
  if (typeof value === 'string') return !NO_ERROR.has(value.trim().toLowerCase());
  // `error: { code: 0, message: "" }` is also part of good answers.
  if (isObject(value))
    return Object.values(value).some((part) => isObject(part) || isList(part) || indicatesError(part));
  return true;
}

/** Returns the first key whose folded name is in `names`, with its value; else null. */
export function findByKey(node: JsonObject, names: ReadonlySet<string>): { key: string; value: unknown } | null {
  for (const key of Object.keys(node)) {
    // All names are shorter, so a key of a megabyte is not folded.
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
