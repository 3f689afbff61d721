import {
  findByKey,
  isBlank,
  isList,
  isObject,
  type JsonObject,
  normalizeKey,
  parseBoolean,
} from '@/utils/json/json-object';
import { childPointer, type JsonLeaf, type JsonNode, type JsonTree } from '@/utils/json/json-tree';
import { hasTag } from '@/utils/reading/lexicon/word-tags';

export interface Reason {
  pointer: string;
  text: string;
}

/** Names of lists of reasons, most informative first. A warning may concern only the request (MaxMind). */
const LIST_NAMES: readonly RegExp[] = [
  /^((risk|fraud|score|decision|review|outcome|status|decline|declined|denial|deny|reject|rejected|rejection|refusal|block|blocked|suspicion) )?(reasons?|reason (codes?|messages?|texts?)|explanations?)$|^(why|key findings|top reasons|drivers)$/,
  /^((applied|triggered|matched|fired|hit) )?(rules?|policies)$/,
  /^((top|key|risk|fraud) )*(signals|factors|indicators|insights)$/,
  /^((risk|red|fraud) )*(flags|alerts|warnings)$/,
];

/** Keys that hold an item's text for people, best first. */
const TEXT_NAMES: readonly ReadonlySet<string>[] = [
  'shortdescription',
  'description',
  'explanation',
  'reason',
  'message',
  'text',
  'detail',
  'warning',
  'name',
  'title',
  'label',
  'rule',
  'code',
  'signal',
  'factor',
  'id',
].map((name) => new Set([name]));

/** Words that give no reason: a yes or no, a size, the outcome of a step. */
const NO_REASON =
  /^(true|false|yes|no|none|ok|success|successful|completed?|pass|passed|clear|neutral|unknown|(very )?(low|medium|moderate|high))[.!]?$/i;

const isReason = (value: unknown): value is string =>
  typeof value === 'string' && !isBlank(value) && !NO_REASON.test(value.trim());

function isApplied(item: JsonObject): boolean {
  return Object.keys(item).every(
    (key) => key.length > 20 || !hasTag(normalizeKey(key), 'applied-key') || parseBoolean(item[key]) !== false,
  );
}

/** Reads `{ key: "emailRisk", value: "high" }` (Sardine). Both words are the service's. */
function readKeyAndValue(item: JsonObject, pointer: string): Reason | null {
  const key = findByKey(item, new Set(['key']));
  const value = findByKey(item, new Set(['value']));
  if (typeof key?.value !== 'string' || value === null || typeof value.value === 'object') return null;
  return { pointer: childPointer(pointer, value.key), text: `${key.value}: ${String(value.value)}` };
}

function readItem(item: unknown, pointer: string): Reason | null {
  if (typeof item === 'string') return isReason(item) ? { pointer, text: item } : null;
  if (!isObject(item) || !isApplied(item)) return null;
  for (const names of TEXT_NAMES) {
    const found = findByKey(item, names);
    if (found !== null && isReason(found.value)) {
      return { pointer: childPointer(pointer, found.key), text: found.value };
    }
  }
  return readKeyAndValue(item, pointer);
}

/** Returns the rank of a node or leaf as reasons, or null. Inside a list it describes a hit, not the answer. */
function rank(words: readonly string[], parent: JsonNode | null): number | null {
  if (parent === null || parent.inList || parent.failed || parent.level > 2) return null;
  const called = words.join(' ');
  const kind = LIST_NAMES.findIndex((name) => name.test(called));
  return kind < 0 ? null : kind * 10 + parent.level;
}

function readReasonsOfNode(node: JsonNode): Reason[] {
  const { value, pointer } = node;
  if (isList(value)) return value.flatMap((item, i) => readItem(item, childPointer(pointer, String(i))) ?? []);
  // `reasons: { R208: "Phone is linked to fraud" }`
  const texts = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return texts.flatMap(([key, text]) => readItem(text, childPointer(pointer, key)) ?? []);
}

function readReasonsOfLeaf({ value, pointer, words }: JsonLeaf): Reason[] {
  // Only a text whose key says "reason" or "explanation" is a reason. `flags: "none"` and `rules: 3` are not.
  return isReason(value) && /reason|explanation/.test(words.join(' ')) ? [{ pointer, text: value }] : [];
}

/** Returns the reasons word for word, most informative list first, each list in the service's order. */
export function readReasons({ nodes, leaves }: JsonTree): Reason[] {
  const found: { rank: number; reasons: Reason[] }[] = [];
  for (const node of nodes) {
    const at = rank(node.words, node.parent);
    if (at !== null) found.push({ rank: at, reasons: readReasonsOfNode(node) });
  }
  for (const leaf of leaves) {
    const at = rank(leaf.words, leaf.parent);
    // `reasons: { reason: "…" }` was already read with its parent.
    if (at !== null && rank(leaf.parent?.words ?? [], leaf.parent?.parent ?? null) === null)
      found.push({ rank: at, reasons: readReasonsOfLeaf(leaf) });
  }
  return found.sort((a, b) => a.rank - b.rank).flatMap(({ reasons }) => reasons);
}
