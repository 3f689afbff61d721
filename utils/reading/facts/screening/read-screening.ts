import { isList, isObject } from '@/utils/json/json-object';
import { isNode, type JsonLeaf, type JsonNode, type JsonTree, parseJson, perNode } from '@/utils/json/json-tree';
import { readSentNumber } from '@/utils/json/sent-number';
import { listExtent } from '@/utils/reading/facts/list-extent';
import { mayMention } from '@/utils/reading/lexicon/kinds';
import { SCREENING_KINDS } from '@/utils/reading/lexicon/screening-kind';
import { splitKey } from '@/utils/reading/lexicon/words';
import type { AnswerField } from '@/utils/reading/sections/section';
import { readDenials } from './denials';
import { emptyHits } from './empty-hits';
import { ownerOfAlias } from './entry';
import { listEvidence, unnamedEvidence } from './list-evidence';
import { netEvidence, unclearEntries } from './net';
import { type Place, placesOf } from './place';
import { readEntries, type ScreeningEntry, withListedAliases } from './screening-entry';
import { readScreeningKey, screeningName } from './screening-key';
import { evidenceOfRow, type ScreeningEvidence, type ScreeningRow, screeningRow } from './screening-row';
import { statedEvidence } from './stated-evidence';
import { textEvidence } from './text-evidence';

/** Returns the answer inside a text (`result: "{\"pep\": …}"`) under the key of the text, or null. */
export function embeddedTree({ key, value }: JsonLeaf): JsonTree | null {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return null;
  const inside = parseJson(value);
  if (!inside.ok || !isNode(inside.tree.root)) return null;
  // The text is JSON by itself, so the key around it cannot change where it ends.
  const under = parseJson(`{${JSON.stringify(key)}:${value}}`);
  return under.ok ? under.tree : null;
}

/** A field written as an object or a row: `{ name: "PEP", value: "Y" }` and `["PEP", "Y"]` are `PEP: "Y"`. */
interface Pair {
  name: JsonLeaf;
  /** The value under the words of its name, as a field of the list: `scores` of pairs are scores. */
  field: JsonLeaf;
}

const NAME_KEY =
  /^(((field|attribute|property|parameter) )?(name|key|code|id|label)|k|field|attribute|property|question)$/;
const VALUE_KEY = /^(((field|attribute|property|parameter) )?value|val|v|data|answer|flag)$/;
const MAX_NAME = 60;

/** Returns the leaves of a node that are a name and its value, if it looks like a pair. */
function partsOf({ value, children }: JsonNode): (JsonLeaf | undefined)[] {
  const leaves = children.filter((child): child is JsonLeaf => !isNode(child));
  const named = (pattern: RegExp): JsonLeaf | undefined =>
    leaves.find(({ words }) => pattern.test(screeningName(words)));
  if (isObject(value)) return [named(NAME_KEY), named(VALUE_KEY)];
  // A number of a row may count anything.
  const [first, second] = leaves;
  return typeof second?.value === 'string' && readSentNumber(second.value) === null ? [first, second] : [];
}

/** Returns what an item of a list says as a pair, if its name is that of a kind. */
export const pairOf = perNode((node): Pair | null => {
  if (!isList(node.parent?.value)) return null;
  const [name, field] = partsOf(node);
  if (!name || !field || typeof name.value !== 'string' || name.value.length > MAX_NAME) return null;
  if (!mayMention(name.value)) return null;
  const words = splitKey(name.value);
  return readScreeningKey(words).kinds.length > 0 ? { name, field: { ...field, words, parent: node.parent } } : null;
});

/** A listing in a part named for watchlists is also on one: `watchlist: { matches: { "OFAC SDN List": […] } }`. */
function withWatchlists(evidence: ScreeningEvidence[], place: Place): ScreeningEvidence[] {
  if (!place.isWatchlist) return evidence;
  const isEntry = ({ kind, says, sort }: ScreeningEvidence): boolean =>
    (kind === 'sanctions' || kind === 'pep') && says === 'hit' && sort !== 'text';
  const entries = evidence.filter(isEntry);
  return [...evidence, ...entries.map((entry): ScreeningEvidence => ({ ...entry, kind: 'watchlists' }))];
}

/** A text may hold an answer, whose rows then speak for it. */
function readLeaf(leaf: JsonLeaf, place: Place): ScreeningEvidence[] {
  const inner = place.role === 'plain' || place.role === 'hit' ? embeddedTree(leaf) : null;
  if (inner) return readScreening(inner).rows.flatMap((row) => evidenceOfRow(row, leaf.pointer));
  const pair = leaf.parent && pairOf(leaf.parent);
  const ofPair = { ...place, topic: null, isTopicKey: false };
  const isSaid = pair?.name === leaf && statedEvidence(pair.field, ofPair).some(({ says }) => says !== 'mention');
  if (isSaid) return [];
  const stated =
    pair?.field.pointer === leaf.pointer ? statedEvidence(pair.field, ofPair) : statedEvidence(leaf, place);
  return [...stated, ...withWatchlists(textEvidence(leaf, place), place)];
}

/** Returns a row that counts no fewer entries than are tagged with its kind; without a count, those of lists. */
function withTagged(row: ScreeningRow, entries: readonly ScreeningEntry[], { nodes }: JsonTree): ScreeningRow {
  if (row.state !== 'found') return row;
  const tagged = entries.filter(({ kinds }) => kinds.includes(row.kind));
  if (row.n !== null) return tagged.length > row.n ? { ...row, n: tagged.length } : row;
  const lists = new Set(tagged.map(({ pointer }) => pointer.slice(0, pointer.lastIndexOf('/'))));
  const holders = nodes.filter(({ pointer }) => lists.has(pointer));
  if (holders.length === 0 || !holders.every(({ value }) => isList(value))) return row;
  return { ...row, n: tagged.length, isAtLeast: holders.some((list) => listExtent(list).isPartial) };
}

/** Entries of a screening that name no kind: each is on some list. */
const UNNAMED = { kind: 'watchlists', sort: 'list', n: null, isWhole: true } as const;

/**
 * Returns the four rows of screening, each with the place that says it, and the first entries that were found. Linear in
 * the size of the answer.
 */
export function readScreening(
  tree: JsonTree,
  isScreening = true,
): {
  rows: ScreeningRow[];
  entries: ScreeningEntry[];
  /** Everything that says something of a kind. */
  evidence: readonly ScreeningEvidence[];
  /** Entries that may be findings and belong to no kind. */
  unclear: readonly JsonNode[];
  /** See {@link readDenials}. */
  denials: readonly AnswerField[];
  at: (node: JsonNode | null) => Place;
} {
  const at = placesOf(tree);
  const evidence = [
    ...tree.leaves.flatMap((leaf) => readLeaf(leaf, at(leaf.parent))),
    ...tree.nodes.flatMap((node) => withWatchlists(listEvidence(node, at(node)), at(node))),
  ];
  const named = [...evidence, ...unnamedEvidence(tree, at, evidence)];
  const unclear = unclearEntries(tree, at, named);
  const all = [...named, ...netEvidence(tree, at, named)];
  const [entry] = isScreening ? unclear.filter((node) => ownerOfAlias(node) === null) : [];
  if (entry?.parent && !all.some(({ kind, says }) => kind === 'watchlists' && says !== 'blank' && says !== 'empty')) {
    const entries = unclear.filter((node) => at(node.parent).role !== 'other' && ownerOfAlias(node) === null);
    all.push({ ...UNNAMED, says: entries.length > 0 ? 'doubt' : 'named', pointer: entry.parent.pointer, entries });
  }
  if (isScreening) all.push(...emptyHits(tree, at, all));
  const { entries, owners } = withListedAliases(readEntries(all, at), tree);
  const rows = SCREENING_KINDS.map((kind) => withTagged(screeningRow(kind, all), entries, tree));
  return {
    rows,
    entries,
    evidence: all,
    unclear: unclear.filter((node) => !owners.has(ownerOfAlias(node) ?? '')),
    denials: readDenials(tree, at, rows, entries),
    at,
  };
}
