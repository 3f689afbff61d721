import { isList } from '@/utils/json/json-object';
import { childPointer, isNode, type JsonLeaf, type JsonNode, perNode } from '@/utils/json/json-tree';

/** An object or list with content, or a single value. */
export type JsonPlace = JsonNode | JsonLeaf;

/**
 * Keys that a service makes up anew for each answer: numbers, UUIDs, hashes, and what it was asked about. A profile must
 * not hold an address or a long text.
 */
const MADE_UP_KEY = /^(\d+|.*@.*|.{81,}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{18,}|(?=.*\d)[0-9a-f]{12,})$/is;

const segmentOf = ({ parent, key }: JsonPlace): string =>
  isList(parent?.value) || MADE_UP_KEY.test(key) ? '/*' : childPointer('', key);

/** Not recursive, because the service controls the depth. */
const patternOfNode = perNode((node: JsonNode): string => {
  const segments: string[] = [];
  for (let at = node; at.parent !== null; at = at.parent) segments.push(segmentOf(at));
  return segments.reverse().join('');
});

/** Returns the pattern of a place: positions in lists, and keys that look made up, become "*". */
export const patternOf = (place: JsonPlace): string =>
  place.parent === null ? '' : patternOfNode(place.parent) + segmentOf(place);

/** Returns the unescaped segments of a pattern. */
export const segmentsOf = (of: string): string[] =>
  of
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Returns a pattern in words: "screening › pep › born". */
export const patternWords = (of: string): string =>
  segmentsOf(of)
    .filter((segment) => segment !== '*')
    .join(' › ');

/** The places that a pattern matches. */
export interface Match {
  places: JsonPlace[];
  /** A key of the pattern is absent where it could be. Items that an empty list does not have are not missing. */
  isMissing: boolean;
}

/** Finds the places of an answer that a pattern matches, in the order of the answer. */
export function placesAt(root: JsonPlace, of: string): Match {
  let places: JsonPlace[] = [root];
  let isMissing = false;
  for (const segment of segmentsOf(of)) {
    const inner: JsonPlace[] = [];
    for (const place of places) {
      const children = isNode(place) ? place.children : [];
      const matched = segment === '*' ? children : children.filter(({ key }) => key === segment);
      const isEmptyList = segment === '*' && Array.isArray(place.value);
      if (matched.length === 0 && !isEmptyList) isMissing = true;
      inner.push(...matched);
    }
    places = inner;
  }
  return { places, isMissing };
}

/** Whether a pattern lies strictly inside another. */
export const isInside = (inner: string, outer: string): boolean => inner.startsWith(`${outer}/`);

/** Returns the pattern of the object or list around a pattern. */
export const outerPattern = (of: string): string => of.slice(0, Math.max(0, of.lastIndexOf('/')));
