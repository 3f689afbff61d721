/** Where people's words stand in error bodies, best first: drawn from 42 that providers of such services publish. */
const TEXT_KEYS = ['message', 'errormessage', 'detail', 'error', 'errors', 'description', 'reason', 'title', 'msg'];
/** Keys that only lead to the words: `{ Fault: { Message } }`. */
const HOLDER_KEYS = ['error', 'fault', 'exception', 'response', 'body'];
const CODE_KEYS = ['code', 'error', 'errorcode', 'errorname'];
/** Longest reference, in UTF-16 units; the schema of a failure takes no longer one. */
export const MAX_REFERENCE = 200;
const REFERENCE_KEYS = ['requestid', 'correlationid'];
/** Values under an error key that say "no error". */
const NO_ERROR = new Set(['', 'ok', 'none', 'null']);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The own value under a name in whatever case style ("error_message", "ErrorMessage"), or undefined. */
function under(record: Record<string, unknown>, name: string): unknown {
  // A key is the service's and may be a megabyte long; no name asked for is.
  const key = Object.keys(record).find((one) => one.length <= 20 && one.toLowerCase().replaceAll(/[_-]/g, '') === name);
  return key === undefined ? undefined : record[key];
}

/** First words for people in an error value: text, list of texts, or an object that holds one; depth-limited. */
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

/** `{ field: ["This field is required."] }`: the shape of input errors without a key of their own. */
function fieldWords(body: Record<string, unknown>): string {
  return Object.entries(body)
    .filter(([, value]) => Array.isArray(value) && value.every((item) => typeof item === 'string') && value.length > 0)
    .slice(0, 3)
    .map(([field, value]) => `${field}: ${words(value)}`)
    .join(' · ');
}

/**
 * The service's own words about a failure, from parsed JSON or plain text: one line, unredacted and unbounded
 * (see `redact`). HTML gives nothing: a proxy's page is not the service's word.
 */
export function wordsOfBody(json: unknown, text: string, isHtml: boolean): string {
  if (isRecord(json)) return words(json) || fieldWords(json);
  if (json !== undefined) return words(json);
  if (isHtml || text.trimStart().startsWith('<')) return '';
  return text.trim().split('\n', 1)[0] ?? '';
}

/** The body, and what in it holds the error. */
function holders(json: unknown): Record<string, unknown>[] {
  return isRecord(json) ? [json, ...HOLDER_KEYS.map((name) => under(json, name)).filter(isRecord)] : [];
}

/** Machine words of an error body (`subscription_not_active`), for judging its kind; not for people. */
export function codeOfBody(json: unknown): string {
  return holders(json)
    .flatMap((holder) => CODE_KEYS.map((name) => under(holder, name)))
    .filter((code) => typeof code === 'string')
    .join(' ')
    .replaceAll('_', ' ');
}

/** The service's own name for this request, to quote when asking its support. */
export function referenceOfBody(json: unknown, headers: Headers): string | undefined {
  const header = headers.get('x-request-id') ?? headers.get('x-amzn-requestid');
  if (header) return header.slice(0, MAX_REFERENCE);
  return holders(json)
    .flatMap((holder) => REFERENCE_KEYS.map((name) => under(holder, name)))
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map((value) => String(value).slice(0, MAX_REFERENCE))[0];
}
