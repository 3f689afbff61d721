/** Keys of the text for people in error bodies, best first, from 42 bodies that such providers publish. */
const TEXT_KEYS = ['message', 'errormessage', 'detail', 'error', 'errors', 'description', 'reason', 'title', 'msg'];
/** Keys that wrap the text: `{ Fault: { Message } }`. */
const HOLDER_KEYS = ['error', 'fault', 'exception', 'response', 'body'];
const CODE_KEYS = ['code', 'error', 'errorcode', 'errorname'];
/** Longest reference, in UTF-16 units; the schema of a failure has the same limit. */
export const MAX_REFERENCE = 200;
const REFERENCE_KEYS = ['requestid', 'correlationid'];
/** Values under an error key that say "no error". */
const NO_ERROR = new Set(['', 'ok', 'none', 'null']);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the own value under a name in any case style ("error_message", "ErrorMessage"), or undefined. */
function under(record: Record<string, unknown>, name: string): unknown {
  // The service's keys may be a megabyte long; no name here is.
  const key = Object.keys(record).find((one) => one.length <= 20 && one.toLowerCase().replaceAll(/[_-]/g, '') === name);
  return key === undefined ? undefined : record[key];
}

/**
 * Returns the first text for people in an error value: a text, a list of texts, or an object with text; depth-limited.
 */
function words(value: unknown, depth = 0): string {
  if (depth > 4) return '';
  if (typeof value === 'string') return NO_ERROR.has(value.trim().toLowerCase()) ? '' : value;
  if (Array.isArray(value)) {
    return value
      .slice(0, 3)
      .map((item) => words(item, depth + 1))
      .filter((text) => text !== '')
      .join(' · ');
  }
  if (!isRecord(value)) return '';
  for (const name of [...TEXT_KEYS, ...HOLDER_KEYS]) {
    const text = words(under(value, name), depth + 1);
    if (text !== '') return text;
  }
  return '';
}

/** Reads `{ field: ["This field is required."] }`, the shape of input errors without a separate key. */
function fieldWords(body: Record<string, unknown>): string {
  return Object.entries(body)
    .filter(([, value]) => Array.isArray(value) && value.every((item) => typeof item === 'string') && value.length > 0)
    .slice(0, 3)
    .map(([field, value]) => `${field}: ${words(value)}`)
    .join(' · ');
}

/**
 * Returns the service's words about a failure, from parsed JSON or the first line of plain text: unredacted and
 * unbounded (see `redact`). HTML gives none: a page may come from a proxy.
 */
export function wordsOfBody(json: unknown, text: string, isHtml: boolean): string {
  if (isRecord(json)) return words(json) || fieldWords(json);
  if (json !== undefined) return words(json);
  if (isHtml || text.trimStart().startsWith('<')) return '';
  return text.trim().split('\n', 1)[0] ?? '';
}

/** Returns the body and the objects in it that may hold the error. */
function holders(json: unknown): Record<string, unknown>[] {
  return isRecord(json) ? [json, ...HOLDER_KEYS.map((name) => under(json, name)).filter(isRecord)] : [];
}

/** Returns the codes of an error body (`subscription_not_active`), for classification, not for people. */
export function codeOfBody(json: unknown): string {
  return holders(json)
    .flatMap((holder) => CODE_KEYS.map((name) => under(holder, name)))
    .filter((code) => typeof code === 'string')
    .join(' ')
    .replaceAll('_', ' ');
}

/** Returns the service's id for this request, to quote to its support. */
export function referenceOfBody(json: unknown, headers: Headers): string | undefined {
  const header = headers.get('x-request-id') ?? headers.get('x-amzn-requestid');
  if (header) return header.slice(0, MAX_REFERENCE);
  return holders(json)
    .flatMap((holder) => REFERENCE_KEYS.map((name) => under(holder, name)))
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map((value) => String(value).slice(0, MAX_REFERENCE))[0];
}
