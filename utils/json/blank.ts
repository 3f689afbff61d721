import { isList, isObject } from './json-object';

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
