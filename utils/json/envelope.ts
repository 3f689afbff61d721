import { isContainer, isObject, type JsonObject, normalizeKey } from './json-object';

/** Keys that only wrap content. `data` does in 7 of 28 published answers with a score. */
const ENVELOPE_KEYS = new Set([
  ...['data', 'result', 'response', 'payload', 'body', 'content', 'attributes', 'output', 'answer'],
  ...['profile360', 'overview', 'report'],
]);

/** Whether the key only wraps content and names nothing. */
export function isEnvelopeKey(key: string): boolean {
  return key.length <= 20 && ENVELOPE_KEYS.has(normalizeKey(key));
}

/** Returns the key of the only object inside an object, or null. Lists count as content beside it. */
export function onlyContainer(node: JsonObject): string | null {
  let only: string | null = null;
  for (const key of Object.keys(node)) {
    if (!isContainer(node[key])) continue;
    if (only !== null) return null;
    only = key;
  }
  return only !== null && isObject(node[only]) ? only : null;
}

/** Keys of a hit: a list, a match. */
const HIT_KEY = /^(lists?|listname|datasets?|topics?|programs?|caption|aliases|akas?|match.*|hits?)$/;
const NAME_KEY = /^((full|first|last|entity|company)?names?|surname)$/;

/** Whether the only item of a list may be the answer itself, and not a hit. Beside an email address a name is its owner's. */
export function isAnswerObject(value: unknown): boolean {
  if (!isObject(value)) return false;
  const keys = Object.keys(value).map((key) => normalizeKey(key.slice(0, 40)));
  return !keys.some((key) => HIT_KEY.test(key)) && (keys.includes('email') || !keys.some((key) => NAME_KEY.test(key)));
}
