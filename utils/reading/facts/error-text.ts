import { findByKey, isBlank } from '@/utils/reading/json/blank';
import { entries, isList, isObject } from '@/utils/reading/json/json-object';

/** Keys that hold a failure's text for people, in the order of 42 published error bodies. */
const TEXT_KEYS = [
  'message',
  'error',
  'errormessage',
  'detail',
  'details',
  'errors',
  'msg',
  'description',
  'reason',
  'title',
  'text',
  'body',
].map((key) => new Set([key]));

const MAX_LENGTH = 300;

/** Returns the text for people that an object or list holds about its failure, word for word and bounded; else null. */
export function readErrorText(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') return isBlank(value) ? null : value.slice(0, MAX_LENGTH);
  if (depth > 3) return null;
  if (isList(value)) {
    const said = value.slice(0, 5).flatMap((item) => readErrorText(item, depth + 1) ?? []);
    return said.length > 0 ? said.join(' · ').slice(0, MAX_LENGTH) : null;
  }
  if (!isObject(value)) return null;
  for (const names of TEXT_KEYS) {
    const under = findByKey(value, names);
    const said = under && readErrorText(under.value, depth + 1);
    if (said) return said;
  }
  return depth > 0 ? readFieldErrors(entries(value)) : null;
}

/** `{ full_name: ["This field is required."] }`: the sentence needs the name of the field. */
function readFieldErrors(fields: readonly [string, unknown][]): string | null {
  const said = fields.slice(0, 5).flatMap(([key, value]) => {
    const first = isList(value) ? value[0] : null;
    return typeof first === 'string' ? `${key}: ${first}` : [];
  });
  return said.length > 0 ? said.join(' · ').slice(0, MAX_LENGTH) : null;
}

/** Returns the service's code for a failure, else null. */
export function readErrorCode(value: unknown): string | null {
  if (!isObject(value)) return null;
  const under = findByKey(value, new Set(['code', 'errorcode', 'errorname', 'statuscode']));
  if (under && (typeof under.value === 'string' || typeof under.value === 'number'))
    return String(under.value).slice(0, 80);
  const error = findByKey(value, new Set(['error']))?.value;
  return isObject(error) ? readErrorCode({ ...error, error: null }) : null;
}
