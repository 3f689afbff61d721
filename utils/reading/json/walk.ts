import { isEnvelopeKey, onlyContainer } from './envelope';
import { type FailedPart, readFailedPart } from './failed-part';
import { childKeys, childOf, isContainer, isList, isObject, type JsonObject } from './json-object';
import { childPointer } from './pointer';
import type { SplitWords } from './words';

/** An object or list of the answer, with facts about its path. */
export type JsonNode = {
  pointer: string;
  key: string;
  words: readonly string[];
  value: JsonObject | readonly unknown[];
  parent: JsonNode | null;
  /** Levels below the envelope. Wrappers do not count. */
  level: number;
  /** It is a list or inside a list. */
  inList: boolean;
  /** How it reports failure or unfinished work, or null. */
  failure: FailedPart | null;
  /**
   * It or an enclosing part reports failure. An error text beside data at the root does not count: it concerns some
   * part, see `in-band-failure.ts`.
   */
  failed: boolean;
  /**
   * Its index in the order of the answer, and the index of the last node inside it, for a containment test without
   * climbing.
   */
  order: number;
  last: number;
};

/** A scalar, or an empty object or list. `parent` is null only for an answer that is a leaf itself. */
export type JsonLeaf = {
  pointer: string;
  key: string;
  words: readonly string[];
  value: unknown;
  parent: JsonNode | null;
};

const NO_WORDS: readonly string[] = [];

export type Walk = { nodes: JsonNode[]; leaves: JsonLeaf[] };

function createNode(
  value: JsonNode['value'],
  key: string,
  parent: JsonNode | null,
  words: readonly string[],
  free: boolean,
): JsonNode {
  const failure = isObject(value) ? readFailedPart(value) : null;
  return {
    pointer: parent === null ? '' : childPointer(parent.pointer, key),
    key,
    words,
    value,
    parent,
    level: parent === null ? 0 : parent.level + (free ? 0 : 1),
    inList: isList(value) || (parent?.inList ?? false),
    failure,
    failed:
      (parent?.failed ?? false) ||
      (failure?.sure === true && !(parent === null && /^(error|exception)/i.test(failure.key))),
    order: 0,
    last: 0,
  };
}

/** Returns every node and leaf in the order of the answer. Iterative, because the service controls the depth. */
export function walk(json: unknown, splitWords: SplitWords): Walk {
  const nodes: JsonNode[] = [];
  const leaves: JsonLeaf[] = [];
  const open: { node: JsonNode; keys: readonly string[]; next: number; only: string | null }[] = [];

  const enter = (value: unknown, key: string, parent: JsonNode | null, free: boolean): void => {
    const words = parent !== null && isList(parent.value) ? NO_WORDS : splitWords(key);
    if (!isContainer(value)) {
      const pointer = parent === null ? '' : childPointer(parent.pointer, key);
      leaves.push({ pointer, key, words, value, parent });
      return;
    }
    const node = createNode(value, key, parent, words, free);
    node.order = nodes.push(node) - 1;
    node.last = node.order;
    const only = node.level === 0 && isObject(value) ? onlyContainer(value) : null;
    open.push({ node, keys: childKeys(value), next: 0, only });
  };

  enter(json, '', null, true);
  for (let at = open.at(-1); at !== undefined; at = open.at(-1)) {
    const { node, keys, only } = at;
    const key = keys[at.next++];
    if (key === undefined) {
      open.pop();
      continue;
    }
    const child = childOf(node.value, key);
    enter(child, key, node, node.level === 0 && isObject(child) && (key === only || isEnvelopeKey(key)));
  }
  // Runs from last to first, so each node is complete before it updates its parent.
  for (const { parent, last } of nodes.toReversed()) if (parent !== null) parent.last = Math.max(parent.last, last);
  return { nodes, leaves };
}

/** Whether a node is inside another or equal to it. A null `outer` is the whole answer, which contains everything. */
export function isWithin(node: JsonNode | null, outer: JsonNode | null): boolean {
  return outer === null || (node !== null && node.order >= outer.order && node.order <= outer.last);
}
