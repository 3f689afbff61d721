import { cached } from '@/utils/reading/lexicon/cached';
import { splitKey } from '@/utils/reading/lexicon/words';
import { isAnswerObject, isEnvelopeKey, onlyContainer } from './envelope';
import { type FailedPart, readFailedPart } from './failed-part';
import { childKeys, childOf, isContainer, isList, isObject, type JsonObject } from './json-object';
import { nameOf } from './key-name';
import { type JsonBounds, JsonProblem, parseValues, type ValueMark } from './parse-values';
import type { RepeatedKey, Repetition } from './repetition';

/** The pointer of a child (RFC 6901, section 3). Keys may hold dots and slashes, so no dot path would be exact. */
export function childPointer(parent: string, key: string): string {
  return `${parent}/${key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key}`;
}

/** Caches the answer per node: one node may hold a thousand leaves that ask the same. */
export function perNode<Answer>(read: (node: JsonNode) => Answer): (node: JsonNode) => Answer {
  return cached(read);
}

/** An object or list with content, and facts about its path. */
export interface JsonNode {
  pointer: string;
  /** Empty for the whole answer; the position in a list ("0"). */
  key: string;
  /** Words of the key; none for the whole answer and in a list. */
  words: readonly string[];
  value: JsonObject | readonly unknown[];
  /** Set if its key was sent more than once; its content is that of the last one. */
  repeated: Repetition | null;
  parent: JsonNode | null;
  /** In the order of the answer. */
  children: readonly (JsonNode | JsonLeaf)[];
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
  /** Its index in the order of the answer, and the index of the last node inside it, for a containment test. */
  order: number;
  last: number;
}

/** A scalar, or an empty object or list. `parent` is null only for an answer that is a leaf itself. */
export interface JsonLeaf extends Pick<JsonNode, 'pointer' | 'key' | 'words' | 'parent'>, ValueMark {
  /** A text has tokens such as `[RLO]` in place of characters that nobody sees. */
  value: unknown;
}

/** Whether a child has content. */
export const isNode = (child: JsonNode | JsonLeaf): child is JsonNode => 'children' in child;

/** An answer as a tree, with all its nodes and leaves in the order of the answer. */
export interface JsonTree {
  root: JsonNode | JsonLeaf;
  nodes: JsonNode[];
  leaves: JsonLeaf[];
  /** The keys that were sent more than once. */
  repeated: RepeatedKey[];
}

export type ParsedJson =
  | { ok: true; tree: JsonTree }
  | { ok: false; problem: 'empty' | 'not-json' | 'too-deep' | 'too-many-fields' };

/** Parses the text of an answer into its tree: the one way from a text to what is read or shown. Never throws. */
export function parseJson(text: string, bounds: JsonBounds = { depth: Infinity, nodes: Infinity }): ParsedJson {
  if (text.trim() === '') return { ok: false, problem: 'empty' };
  try {
    const values = parseValues(text, bounds);
    return answerInText(values.holder[''], bounds) ?? { ok: true, tree: buildTree(values) };
  } catch (error) {
    if (error instanceof JsonProblem) return { ok: false, problem: error.reason };
    throw error;
  }
}

/** Some services send the whole answer as one text: `"{\"score\": 72}"`. */
function answerInText(value: unknown, bounds: JsonBounds): ParsedJson | null {
  const inner = typeof value === 'string' && /^\s*[{[]/.test(value) ? parseJson(value, bounds) : null;
  return inner?.ok ? inner : null;
}

type Path = Pick<JsonNode, 'pointer' | 'key' | 'words' | 'parent'>;

function createNode(
  path: Path & Pick<JsonNode, 'repeated'>,
  value: JsonNode['value'],
  isWrapper: boolean,
  order: number,
): JsonNode {
  const { parent } = path;
  const failure = isObject(value) ? readFailedPart(value) : null;
  const concernsPart = parent === null && /^(error|exception)/i.test(failure?.key ?? '');
  return {
    ...path,
    value,
    children: [],
    level: parent === null ? 0 : parent.level + (isWrapper || isLoneAnswer(parent.value, parent) ? 0 : 1),
    inList: (isList(value) && !isLoneAnswer(value, path)) || (parent?.inList ?? false),
    failure,
    failed: (parent?.failed ?? false) || (failure?.sure === true && !concernsPart),
    order,
    last: order,
  };
}

/** Whether a list of one object, at the top or in an envelope, only wraps the answer: `[{ email, risk_score }]`. */
const isLoneAnswer = (value: unknown, { parent, key }: Pick<Path, 'parent' | 'key'>): boolean =>
  isList(value) &&
  value.length === 1 &&
  isAnswerObject(value[0]) &&
  (parent === null || (parent.parent === null && isObject(parent.value) && isEnvelopeKey(key)));

/** Returns parsed values as a tree. Iterative, because the service controls the depth. */
function buildTree({ holder, marks }: ReturnType<typeof parseValues>): JsonTree {
  // One array of words per key, for `perWords`.
  const known = new Map<string, readonly string[]>();
  const wordsOfKey = (key: string): readonly string[] => {
    const words = known.get(key) ?? splitKey(key);
    known.set(key, words);
    return words;
  };
  const nodes: JsonNode[] = [];
  const leaves: JsonLeaf[] = [];
  const repeated: RepeatedKey[] = [];
  const open: { node: JsonNode; children: (JsonNode | JsonLeaf)[]; keys: readonly string[]; only: string | null }[] =
    [];

  const enter = (value: unknown, key: string, parent: JsonNode | null, isWrapper: boolean): JsonNode | JsonLeaf => {
    const words = parent === null || isList(parent.value) ? NO_WORDS : wordsOfKey(key);
    const path = { pointer: parent === null ? '' : childPointer(parent.pointer, key), key, words, parent };
    const mark = (marks.size > 0 && marks.get(parent?.value ?? holder)?.get(key)) || NO_MARK;
    if (mark.repeated !== null) repeated.push({ pointer: path.pointer, key, ...mark.repeated });
    if (!isContainer(value)) {
      const leaf = { ...path, value, literal: mark.literal, raw: mark.raw, repeated: mark.repeated };
      leaves.push(leaf);
      return leaf;
    }
    const children: (JsonNode | JsonLeaf)[] = [];
    const node = { ...createNode({ ...path, repeated: mark.repeated }, value, isWrapper, nodes.length), children };
    nodes.push(node);
    const only = node.level === 0 && isObject(value) ? onlyContainer(value) : null;
    open.push({ node, children, keys: childKeys(value), only });
    return node;
  };

  const root = enter(holder[''], '', null, true);
  for (let at = open.at(-1); at !== undefined; at = open.at(-1)) {
    const { node, children, keys, only } = at;
    const key = keys[children.length];
    if (key === undefined) {
      if (node.parent !== null) node.parent.last = Math.max(node.parent.last, node.last);
      open.pop();
      continue;
    }
    const child = childOf(node.value, key);
    const isWrapper = node.level === 0 && isObject(child) && (key === only || isEnvelopeKey(key));
    children.push(enter(child, key, node, isWrapper));
  }
  return { root, nodes, leaves, repeated };
}

const NO_WORDS: readonly string[] = [];
const NO_MARK: ValueMark = { literal: null, raw: null, repeated: null };

/** Returns the objects that could describe the whole answer, outermost first: the root and the wrappers inside it. */
export function envelopesOf({ root }: JsonTree): { node: JsonNode; value: JsonObject }[] {
  const found: { node: JsonNode; value: JsonObject }[] = [];
  let next: JsonNode | JsonLeaf | undefined = root;
  // No answer has more than eight wrappers; a chain of ten thousand is an attack.
  while (next !== undefined && isNode(next) && found.length < 8) {
    const { value, children }: JsonNode = next;
    if (!isObject(value)) break;
    found.push({ node: next, value });
    const only = onlyContainer(value);
    const isLone = only !== null && (children.length === 1 || isEnvelopeKey(only));
    next = children.find(({ key }) => (isLone ? key === only : isEnvelopeKey(key)));
  }
  return found;
}

/** Returns the key in words; for a list item, its position counted from 1. */
export function displayName({ key, words, parent }: Path): string {
  return parent !== null && isList(parent.value) ? String(Number(key) + 1) : nameOf(key, words);
}

/** Whether a node is inside another or equal to it. A null `outer` is the whole answer, which contains everything. */
export function isWithin(node: JsonNode | null, outer: JsonNode | null): boolean {
  return outer === null || (node !== null && node.order >= outer.order && node.order <= outer.last);
}
