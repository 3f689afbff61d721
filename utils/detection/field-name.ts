import { isListedEnding } from './is-listed-ending';

const MAX_FIELD_NAME = 32;
const NAME = /(^|[\s?&;,/#("'<>{[|:])([\w-]+)$/;
/** Names of fields that contain an address, as in "user_email=" or "Reply-To=". */
const FIELD = /(?:mail|address|(?:^|[_-])(?:to|from|b?cc|e|id|user|name|login|sender|contact))$/i;

/** Returns whether the text ends like a domain name, as in "jane=ex.org". */
function endsWithDomain(text: string): boolean {
  const ending = /\.([a-z\d-]+)$/i.exec(text)?.[1];
  return ending !== undefined && isListedEnding(ending);
}

/**
 * Returns whether the "=" at `equals` separates the name of a field from the address around `at`, as in "?email=", and
 * is not part of a rewritten address, as in "jane=ex.org@list.org".
 */
export function endsFieldName(text: string, equals: number, at: number): boolean {
  const [, before = '', name] = NAME.exec(text.slice(Math.max(0, equals - MAX_FIELD_NAME - 1), equals)) ?? [];
  if (name === undefined) return false;
  return /[?&]/.test(before) || (FIELD.test(name) && !endsWithDomain(text.slice(equals, at)));
}

/**
 * Returns whether a local part that begins like "name=" may be whole: it has several parts (SRS, BATV) or the domain of
 * another address (VERP). In any other case the name may be a label.
 */
export function isRewritten(local: string): boolean {
  const [name = '', ...parts] = local.split('=');
  return parts.length > 1 || (endsWithDomain(local) && !FIELD.test(name));
}
