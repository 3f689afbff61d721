import { isEnvelopeKey, onlyContainer } from './envelope';
import { type FailedPart, failedPart } from './failed-part';
import { childOf, isContainer, isList, isObject, type JsonObject, keysOf } from './json-node';
import { childPointer } from './json-pointer';
import type { SplitWords } from './words';

/** An object or list of the answer, with facts about its path. */
export type Place = {
  pointer: string;
  key: string;
  words: readonly string[];
  node: JsonObject | readonly unknown[];
  parent: Place | null;
  /** Levels below the envelope. Wrappers do not count. */
  level: number;
  /** It is a list or inside a list. */
  inList: boolean;
  /** How it reports failure or unfinished work, or null. */
  sign: FailedPart | null;
  /**
   * It or an enclosing part reports failure. An error text beside data at the root does not count: it concerns some
   * part, see `failure-inside.ts`.
   */
  failed: boolean;
  /**
   * Its index in the order of the answer, and the index of the last node inside it, for a containment test without
   * climbing.
   */
  order: number;
  last: number;
};

/** A scalar, or an empty object or list. `place` is null only for an answer that is a leaf itself. */
export type Leaf = { pointer: string; key: string; words: readonly string[]; value: unknown; place: Place | null };

const noWords: readonly string[] = [];

export type Walk = { places: Place[]; leaves: Leaf[] };

function placeFor(
  node: Place['node'],
  key: string,
  parent: Place | null,
  words: readonly string[],
  free: boolean,
): Place {
  const sign = isObject(node) ? failedPart(node) : null;
  return {
    pointer: parent === null ? '' : childPointer(parent.pointer, key),
    key,
    words,
    node,
    parent,
    level: parent === null ? 0 : parent.level + (free ? 0 : 1),
    inList: isList(node) || (parent?.inList ?? false),
    sign,
    failed:
      (parent?.failed ?? false) || (sign?.sure === true && !(parent === null && /^(error|exception)/i.test(sign.key))),
    order: 0,
    last: 0,
  };
}

/** Returns every node and leaf in the order of the answer. Iterative, because the service controls the depth. */
export function walk(json: unknown, splitWords: SplitWords): Walk {
  const places: Place[] = [];
  const leaves: Leaf[] = [];
  const open: { place: Place; keys: readonly string[]; next: number; only: string | null }[] = [];

  const enter = (value: unknown, key: string, parent: Place | null, free: boolean): void => {
    const words = parent !== null && isList(parent.node) ? noWords : splitWords(key);
    if (!isContainer(value)) {
      const pointer = parent === null ? '' : childPointer(parent.pointer, key);
      leaves.push({ pointer, key, words, value, place: parent });
      return;
    }
    const place = placeFor(value, key, parent, words, free);
    place.order = places.push(place) - 1;
    place.last = place.order;
    const only = place.level === 0 && isObject(value) ? onlyContainer(value) : null;
    open.push({ place, keys: keysOf(value), next: 0, only });
  };

  enter(json, '', null, true);
  for (let at = open.at(-1); at !== undefined; at = open.at(-1)) {
    const { place, keys, only } = at;
    const key = keys[at.next++];
    if (key === undefined) {
      open.pop();
      continue;
    }
    const child = childOf(place.node, key);
    enter(child, key, place, place.level === 0 && isObject(child) && (key === only || isEnvelopeKey(key)));
  }
  // Runs from last to first, so each node is complete before it updates its parent.
  for (const { parent, last } of places.toReversed()) if (parent !== null) parent.last = Math.max(parent.last, last);
  return { places, leaves };
}

/** Whether a node is inside another or equal to it. A null `outer` is the whole answer, which contains everything. */
export function isWithin(place: Place | null, outer: Place | null): boolean {
  return outer === null || (place !== null && place.order >= outer.order && place.order <= outer.last);
}
