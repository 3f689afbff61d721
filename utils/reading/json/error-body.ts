import { isBlank } from './blank';
import { findByKey } from './find-by-key';
import { isList, isObject, type JsonObject } from './json-object';

/**
 * Normalized keys by which answers and error bodies say how a call ended, from 42 published error bodies. Nothing else
 * in the project knows these keys.
 */
export const SUCCESS_KEYS: ReadonlySet<string> = new Set(['success', 'ok', 'succeeded', 'successful']);
export const ERROR_KEYS: ReadonlySet<string> = new Set(['error', 'errors', 'errormessage', 'exception', 'fault']);
export const PART_STATUS_KEYS: ReadonlySet<string> = new Set(['status', 'state', 'resultstatus', 'modulestatus']);
/** The same for a whole answer, which may also have a status of its processing. */
export const STATUS_KEYS: ReadonlySet<string> = new Set([
  ...PART_STATUS_KEYS,
  ...['requeststatus', 'jobstatus', 'processingstatus', 'reportstatus'],
]);
const CODE_KEYS = new Set(['code', 'error', 'errorcode', 'errorname']);
const REFERENCE_KEYS = new Set(['requestid', 'correlationid']);

/** Keys of the text for people, best first. The last ones also wrap it: `{ Fault: { Message } }`. */
const TEXT_KEYS = [
  ...['message', 'error', 'errormessage', 'detail', 'details', 'errors', 'msg', 'description', 'reason', 'title'],
  ...['text', 'fault', 'exception', 'body'],
].map((name) => new Set([name]));
const HOLDER_KEYS = ['error', 'fault', 'exception', 'response', 'body'].map((name) => new Set([name]));

/** Texts under an error key that mean "no error" (Sift sends "OK"). */
const NO_ERROR = new Set('ok,none,no,no error,no errors,success,success.,successful,0,false'.split(','));

/**
 * Whether the value under an error key reports an error. Good answers send `{}` (SEON), null (Alloy), "" (TokenEx) and
 * `{ code: 0, message: "" }`.
 */
export function indicatesError(value: unknown): boolean {
  if (isBlank(value) || value === false || value === 0) return false;
  if (typeof value === 'string') return !NO_ERROR.has(value.trim().toLowerCase());
  if (isObject(value))
    return Object.values(value).some((part) => isObject(part) || isList(part) || indicatesError(part));
  return true;
}

const MAX_DEPTH = 4;
const MAX_TEXTS = 5;

/**
 * Returns the text for people in an error body or in a part of it, word for word: unredacted, unbounded, of at most
 * {@link MAX_TEXTS} items of a list. Null if there is none.
 */
export function errorTextOf(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') return isBlank(value) || /^(ok|none)$/i.test(value.trim()) ? null : value;
  if (depth > MAX_DEPTH) return null;
  if (isList(value)) return joined(value.slice(0, MAX_TEXTS).map((item) => errorTextOf(item, depth + 1)));
  if (!isObject(value)) return null;
  for (const names of TEXT_KEYS) {
    const found = findByKey(value, names);
    const text = found && errorTextOf(found.value, depth + 1);
    if (text) return text;
  }
  return depth > 0 ? fieldErrorsOf(value) : null;
}

const RESPONSE = new Set(['response']);

/** Returns the text for people in a body that certainly reports an error: then also of its fields and its `response`. */
export function textOfErrorBody(body: unknown): string | null {
  if (!isObject(body)) return errorTextOf(body);
  return errorTextOf(body) ?? errorTextOf(findByKey(body, RESPONSE)?.value) ?? fieldErrorsOf(body);
}

/** Returns the errors of fields, each with its name: `{ full_name: ["This field is required."] }`. */
function fieldErrorsOf(body: JsonObject): string | null {
  const fields = Object.entries(body).filter(([, value]) => isList(value) && typeof value[0] === 'string');
  return joined(fields.slice(0, MAX_TEXTS).map(([field, value]) => `${field}: ${errorTextOf(value)}`));
}

const joined = (texts: readonly (string | null)[]): string | null =>
  texts.filter((text) => text !== null).join(' · ') || null;

/** Returns the values under names in a body and in the objects that may hold its error. */
function valuesUnder(body: unknown, names: ReadonlySet<string>): unknown[] {
  if (!isObject(body)) return [];
  const holders = [body, ...HOLDER_KEYS.map((holder) => findByKey(body, holder)?.value).filter(isObject)];
  return holders.flatMap((holder) => [...names].map((name) => findByKey(holder, new Set([name]))?.value));
}

/** Returns the codes of an error body in words (`subscription_not_active`), for classification, not for people. */
export const errorCodesOf = (body: unknown): string =>
  valuesUnder(body, CODE_KEYS)
    .filter((code) => typeof code === 'string')
    .join(' ')
    .replaceAll('_', ' ');

/** Returns the service's id for a request, to quote to its support. */
export const errorReferenceOf = (body: unknown): string | undefined =>
  valuesUnder(body, REFERENCE_KEYS)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map(String)[0];
