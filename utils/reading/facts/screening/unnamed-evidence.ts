import type { JsonLeaf, JsonNode, JsonTree } from '@/utils/json/json-tree';
import { readSentNumber } from '@/utils/json/sent-number';
import type { Place } from './place';
import type { ScreeningEvidence } from './screening-evidence';
import { readScreeningKey } from './screening-key';

type PlaceOf = (node: JsonNode | null) => Place;

/** `aml: { hits: 3 }` */
function countsHits({ words, value, parent }: JsonLeaf, at: PlaceOf): boolean {
  const key = readScreeningKey(words);
  const { isScreening, role } = at(parent);
  const isCount = key.isCount && key.isResult && !key.isDone && key.mentions.length === 0;
  return isScreening && role === 'plain' && isCount && (readSentNumber(value)?.number ?? 0) > 0;
}

/**
 * Returns what a screening found without naming a kind, as a mention of watchlists: each entry is on some list. Entries
 * count beside others (`aml: { candidates: [{ lists: ["…"] }] }`), a number only where nothing else is said.
 */
export function unnamedEvidence(tree: JsonTree, at: PlaceOf, named: readonly ScreeningEvidence[]): ScreeningEvidence[] {
  const known = new Set(named.flatMap(({ entries }) => entries));
  const entries = tree.nodes.filter((node) => {
    const { item, isScreening, isDenied } = at(node);
    return item === node && isScreening && !isDenied && !known.has(node);
  });
  const [first] = entries;
  const count = named.length === 0 ? tree.leaves.find((leaf) => countsHits(leaf, at)) : undefined;
  const pointer = first ? (first.parent ?? first).pointer : count?.pointer;
  if (pointer === undefined) return [];
  return [{ kind: 'watchlists', sort: 'list', says: 'mention', n: null, pointer, entries, isWhole: true }];
}
