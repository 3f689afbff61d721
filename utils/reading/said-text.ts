import { entries, isList, isObject } from './json-node';
import { saysNothing, underAny } from './said';

/** Keys that hold a failure's text for people, in the order of 42 published error bodies. */
const textKeys = [
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

const longest = 300;

/** Returns the text for people that an object or list holds about its failure, word for word and bounded; else null. */
export function saidText(value: unknown, depth = 0): string | null {
  if (typeof value === 'string') return saysNothing(value) ? null : value.slice(0, longest);
  if (depth > 3) return null;
  if (isList(value)) {
    const said = value.slice(0, 5).flatMap((item) => saidText(item, depth + 1) ?? []);
    return said.length > 0 ? said.join(' · ').slice(0, longest) : null;
  }
  if (!isObject(value)) return null;
  for (const names of textKeys) {
    const under = underAny(value, names);
    const said = under && saidText(under.value, depth + 1);
    if (said) return said;
  }
  return depth > 0 ? fieldTexts(entries(value)) : null;
}

/** `{ full_name: ["This field is required."] }`: the sentence needs the name of the field. */
function fieldTexts(fields: readonly [string, unknown][]): string | null {
  const said = fields.slice(0, 5).flatMap(([key, value]) => {
    const first = isList(value) ? value[0] : null;
    return typeof first === 'string' ? `${key}: ${first}` : [];
  });
  return said.length > 0 ? said.join(' · ').slice(0, longest) : null;
}

/** Returns the service's code for a failure, else null. */
export function saidCode(value: unknown): string | null {
  if (!isObject(value)) return null;
  const under = underAny(value, new Set(['code', 'errorcode', 'errorname', 'statuscode']));
  if (under && (typeof under.value === 'string' || typeof under.value === 'number'))
    return String(under.value).slice(0, 80);
  const error = underAny(value, new Set(['error']))?.value;
  return isObject(error) ? saidCode({ ...error, error: null }) : null;
}
