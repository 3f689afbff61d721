import { findByKey, isBlank, isList, isObject, type JsonObject } from './json-object';

/**
 * Normalized keys by which answers and error bodies say how a call ended, from 42 published error bodies. Keys of a
 * refusal inside an answer are in `facts/in-band-failure.ts`.
 */
export const SUCCESS_KEYS: ReadonlySet<string> = new Set(['success', 'ok', 'succeeded', 'successful']);
export const ERROR_KEYS: ReadonlySet<string> = new Set(['error', 'errors', 'errormessage', 'exception', 'fault']);
export const PART_STATUS_KEYS: ReadonlySet<string> = new Set(['status', 'state', 'resultstatus', 'modulestatus']);
/** The same for a whole answer, which may also have a status of its processing. */
export const STATUS_KEYS: ReadonlySet<string> = new Set([
  ...PART_STATUS_KEYS,
  ...['requeststatus', 'jobstatus', 'processingstatus', 'reportstatus'],
]);
const CODE_KEYS = new Set(['code', 'error', 'errorcode', 'errorname', 'errortype', 'type']);
const REFERENCE_KEYS = new Set(['requestid', 'correlationid']);
/** Keys by which an entry of a list of messages says that it is an error. */
const SEVERITY_KEYS = new Set(['severity', 'level', 'type', 'messagetype', 'responsetype']);
/** Keys by which an entry names the field that it is about. */
const FIELD_KEYS = new Set([
  'field',
  'fieldname',
  'property',
  'parameter',
  'param',
  'attribute',
  'loc',
  'pointer',
  'name',
]);
const SOURCE_KEYS = new Set(['source']);

const each = (names: string): ReadonlySet<string>[] => names.split(/\s+/).map((name) => new Set([name]));
/** Keys of the text for people, best first. The last ones also wrap it: `{ Fault: { Message } }`. */
const TEXT_KEYS = each(
  `message errormessage errordescription detail details msg errmsg errormsg info description reason responsemessage
  statusmessage faultstring error errors title issue text fielderrors validationerrors violations invalidparams fault
  exception body`,
);
const HOLDER_KEYS = each('error fault exception response body');

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

/** Whether an entry of a list of messages is an error: `{ severity: "ERROR", text }`. */
export function isErrorEntry(value: unknown): value is JsonObject {
  if (!isObject(value)) return false;
  const severity = findByKey(value, SEVERITY_KEYS)?.value;
  return typeof severity === 'string' && /^(error|fatal)$/i.test(severity) && errorTextOf(value) !== null;
}

const MAX_DEPTH = 4;
const MAX_TEXTS = 5;
/** Maximum number of parts of one level that are searched for a text. */
const MAX_PARTS = 100;

/** Texts that say no more than the status: "Forbidden", `invalid_request`. */
const SAYS_LITTLE =
  /^\S*$|^(bad request|not found|payment required|unprocessable (entity|content)|too many requests|access denied|internal server error|method not allowed|an error occurred\.?)$/i;

/**
 * Returns the best text for people in a part that may report an error, word for word: unredacted, unbounded, of at most
 * {@link MAX_TEXTS} items of a list. Null if there is none.
 */
export function errorTextOf(value: unknown): string | null {
  const texts = textsIn(value, 0);
  return texts.find((text) => !SAYS_LITTLE.test(text.trim())) ?? texts[0] ?? null;
}

/**
 * Returns all texts for people in a body that certainly reports an error, best first, deeper parts included. Drops a text that says no more than the status if there is another.
 */
export function textOfErrorBody(body: unknown): string | null {
  const texts = textsIn(body, 0);
  const found = texts.length > 0 ? texts : isObject(body) ? [...textsOfFields(body), ...deeperTexts(body)] : [];
  const telling = found.filter((text) => !SAYS_LITTLE.test(text.trim()));
  const distinct = [...new Set(telling.length > 0 ? telling : found.slice(0, 1))].slice(0, MAX_TEXTS);
  const isSaid = (text: string): boolean => distinct.some((other) => other !== text && other.includes(text));
  return joined(distinct.filter((text) => !isSaid(text)));
}

/** Returns the texts under {@link TEXT_KEYS}, best first; each item of a list is one text with the name of its field. */
function textsIn(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return isBlank(value) || /^(ok|none)$/i.test(value.trim()) ? [] : [value];
  if (depth > MAX_DEPTH) return [];
  if (isList(value)) {
    const items = value.slice(0, MAX_TEXTS).flatMap((item) => textOfItem(item, depth + 1) ?? []);
    return items.length > 0 ? [items.join(SEPARATOR)] : [];
  }
  if (!isObject(value)) return [];
  const texts = TEXT_KEYS.flatMap((names) => textsIn(findByKey(value, names)?.value, depth + 1));
  return texts.length > 0 || depth === 0 ? texts : textsOfFields(value);
}

const SEPARATOR = ' · ';
const joined = (texts: readonly string[]): string | null => texts.join(SEPARATOR) || null;

/** Returns the text of one error in a list, after the field that it concerns: "postcode: is too short". */
function textOfItem(item: unknown, depth: number): string | null {
  const text = textsIn(item, depth).find((found) => found !== '') ?? null;
  const about = isObject(item) ? fieldOf(item) : undefined;
  const field = isList(about) ? about.at(-1) : about;
  if (text === null || typeof field !== 'string' || isBlank(field) || field.length > 60) return text;
  const name = field.slice(field.lastIndexOf('/') + 1);
  return text.toLowerCase().includes(name.toLowerCase()) ? text : `${name}: ${text}`;
}

/** JSON:API puts the field into `source: { pointer }`. */
function fieldOf(item: JsonObject): unknown {
  const source = findByKey(item, SOURCE_KEYS)?.value;
  return (findByKey(item, FIELD_KEYS) ?? (isObject(source) ? findByKey(source, FIELD_KEYS) : null))?.value;
}

/** Returns the errors of fields, each with its name: `{ full_name: ["This field is required."] }`. */
function textsOfFields(body: JsonObject): string[] {
  const fields = Object.entries(body).filter(([, value]) =>
    isList(value) ? typeof value[0] === 'string' : isSentence(value),
  );
  const texts = fields.slice(0, MAX_TEXTS).map(([field, value]) => `${field}: ${textsIn(value, 1).join(SEPARATOR)}`);
  return texts.length > 0 ? [texts.join(SEPARATOR)] : [];
}

const isSentence = (value: unknown): value is string =>
  typeof value === 'string' && /\S\s+\S/.test(value) && value.length <= 300;

/** Returns the first texts below the keys of an object, level by level. */
function deeperTexts(body: JsonObject): string[] {
  let level: JsonObject[] = [body];
  for (let depth = 1; depth <= MAX_DEPTH && level.length > 0; depth++) {
    const inside = level.flatMap((part) => Object.values(part)).slice(0, MAX_PARTS);
    const texts = inside.flatMap((value) => (typeof value === 'object' ? textsIn(value, depth) : []));
    if (texts.length > 0) return texts;
    level = inside.filter(isObject);
  }
  return [];
}

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
    .join('; ')
    .replaceAll('_', ' ');

/** Returns the service's id for a request, to quote to its support. */
export const errorReferenceOf = (body: unknown): string | undefined =>
  valuesUnder(body, REFERENCE_KEYS)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map(String)[0];
