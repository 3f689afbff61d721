import { isList, isObject } from '@/utils/json/json-object';
import { displayName, isNode, type JsonLeaf, type JsonNode } from '@/utils/json/json-tree';
import { repeatedValues } from '@/utils/json/repetition';
import { readValue } from './read-value';
import type { AnswerField, AnswerPart, Plain, Value } from './section';

// Answers are bounded to depth 32 before they arrive here. Deeper content is still listed, without nesting.
const MAX_DEPTH = 48;

/** A list of scalars is one field; a list with objects or lists in it is a part. */
export function isPart(item: JsonNode | JsonLeaf): item is JsonNode {
  return (
    isNode(item) && !(isList(item.value) && item.value.every((value) => typeof value !== 'object' || value === null))
  );
}

/** Builds a field from a leaf or a list of scalars. */
export function buildField(item: JsonNode | JsonLeaf): AnswerField {
  const { pointer, key, words, repeated } = item;
  const plain = (leaf: JsonLeaf): Plain => readValue(leaf, words);
  const value: Value = repeated
    ? { kind: 'repeated', text: repeatedValues(repeated), times: repeated.times }
    : isNode(item)
      ? { kind: 'list', items: item.children.flatMap((child) => (isNode(child) ? [] : plain(child))) }
      : plain(item);
  return { pointer, key, name: displayName(item), value };
}

/** Builds a part from an object or list with all its content, in the service's order. */
export function buildPart(node: JsonNode, title: string, depth = 0): AnswerPart {
  const { pointer, key, value, children, repeated } = node;
  const fields: AnswerField[] = [];
  const parts: AnswerPart[] = [];
  for (const child of children) {
    if (!isPart(child)) fields.push(buildField(child));
    else if (depth >= MAX_DEPTH) fields.push(...fieldsBelow(child));
    else parts.push(buildPart(child, titleOf(child), depth + 1));
  }
  return { pointer, key, title, list: isList(value), ...(repeated && { times: repeated.times }), fields, parts };
}

const titleOf = (node: JsonNode): string =>
  (isList(node.parent?.value) ? ownName(node.value) : null) ?? displayName(node);

/** Returns all leaves below a node, without recursion. */
function fieldsBelow(node: JsonNode): AnswerField[] {
  const fields: AnswerField[] = [];
  const open: (JsonNode | JsonLeaf)[] = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (isNode(next)) open.push(...next.children.toReversed());
    else fields.push(buildField(next));
  }
  return fields;
}

const NAME_KEYS = new Map(
  ['title', 'name', 'heading', 'label', 'caption', 'full_name', 'matched_name', 'domain', 'list_name', 'type'].map(
    (key, i) => [key, i],
  ),
);

/** Returns the name that a list item gives itself ("Apollo"), word for word, else null. */
export function ownName(node: unknown): string | null {
  if (!isObject(node)) return null;
  let best: { rank: number; name: string } | null = null;
  for (const key of Object.keys(node)) {
    const rank = key.length < 20 ? NAME_KEYS.get(key.toLowerCase()) : undefined;
    const value = rank === undefined ? undefined : node[key];
    const isName = typeof value === 'string' && value.length <= 120 && value.trim() !== '';
    if (isName && rank !== undefined && rank < (best?.rank ?? NAME_KEYS.size)) best = { rank, name: value };
  }
  return best?.name ?? null;
}
