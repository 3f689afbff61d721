import {
  childKeys,
  childOf,
  entries,
  isContainer,
  isList,
  isObject,
  type JsonObject,
} from '@/utils/reading/json/json-object';
import { childPointer } from '@/utils/reading/json/pointer';
import { nameOf, type SplitWords } from '@/utils/reading/json/words';
import { readValue } from './read-value';
import type { AnswerField, AnswerPart } from './section';

// Answers are bounded to depth 32 before they arrive here. Deeper content is still listed, without nesting.
const MAX_DEPTH = 48;

/** A list of scalars is one field; a list with objects or lists in it is a part. */
export function isFieldValue(value: unknown): boolean {
  return !isContainer(value) || (isList(value) && !value.some((item) => typeof item === 'object' && item !== null));
}

const NO_WORDS: readonly string[] = [];

/** Builds a field from a leaf or a list of scalars. In a list its name is its position, counted from 1. */
export function buildField(
  pointer: string,
  key: string,
  value: unknown,
  splitWords: SplitWords,
  inList = false,
): AnswerField {
  const words = inList ? NO_WORDS : splitWords(key);
  return { pointer, key, name: inList ? String(Number(key) + 1) : nameOf(key, words), value: readValue(value, words) };
}

/** Builds a part from an object or list with all its content, in the service's order. */
export function buildPart(
  pointer: string,
  key: string,
  node: JsonObject | readonly unknown[],
  title: string,
  splitWords: SplitWords,
  depth = 0,
): AnswerPart {
  const part: AnswerPart = { pointer, key, title, list: isList(node), fields: [], parts: [] };
  for (const childKey of childKeys(node)) {
    const value = childOf(node, childKey);
    const child = childPointer(pointer, childKey);
    if (isFieldValue(value)) part.fields.push(buildField(child, childKey, value, splitWords, part.list));
    else if (depth >= MAX_DEPTH) part.fields.push(...flatten(child, childKey, value, splitWords));
    else if (isContainer(value)) {
      const name = part.list
        ? (ownName(value) ?? String(Number(childKey) + 1))
        : nameOf(childKey, splitWords(childKey));
      part.parts.push(buildPart(child, childKey, value, name, splitWords, depth + 1));
    }
  }
  return part;
}

/** Returns all leaves below a node, without recursion. */
function flatten(pointer: string, key: string, node: unknown, splitWords: SplitWords): AnswerField[] {
  const fields: AnswerField[] = [];
  const open = [{ pointer, key, value: node }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value } = next;
    if (!isContainer(value)) fields.push(buildField(next.pointer, next.key, value, splitWords));
    else {
      const at = next.pointer;
      open.push(
        ...entries(value)
          .reverse()
          .map(([k, v]) => ({ pointer: childPointer(at, k), key: k, value: v })),
      );
    }
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
    const told = typeof value === 'string' && value.length <= 120 && value.trim() !== '';
    if (told && rank !== undefined && rank < (best?.rank ?? NAME_KEYS.size)) best = { rank, name: value };
  }
  return best?.name ?? null;
}
