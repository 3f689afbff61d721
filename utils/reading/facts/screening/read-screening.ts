import type { JsonNode, JsonTree } from '@/utils/reading/json/json-tree';
import { listEvidence } from './list-evidence';
import { type Place, placesOf } from './place';
import { readEntries, type ScreeningEntry } from './screening-entry';
import type { ScreeningEvidence } from './screening-evidence';
import { SCREENING_KINDS } from './screening-kind';
import { type ScreeningRow, screeningRow } from './screening-row';
import { statedEvidence } from './stated-evidence';
import { textEvidence } from './text-evidence';

/** A listing in a part named for watchlists is also on one: `watchlist: { matches: { "OFAC SDN List": […] } }`. */
function withWatchlists(evidence: ScreeningEvidence[], place: Place): ScreeningEvidence[] {
  if (!place.isWatchlist) return evidence;
  const isEntry = ({ kind, says, sort }: ScreeningEvidence): boolean =>
    (kind === 'sanctions' || kind === 'pep') && says === 'hit' && sort !== 'text';
  const entries = evidence.filter(isEntry);
  return [...evidence, ...entries.map((entry): ScreeningEvidence => ({ ...entry, kind: 'watchlists' }))];
}

/** Entries of a screening whose kind nothing names: they are on some list, `aml: { candidates: [{ lists: ["…"] }] }`. */
function unnamedEntries({ nodes }: JsonTree, at: (node: JsonNode) => Place, named: Set<JsonNode>): ScreeningEvidence[] {
  const entries = nodes.filter((node) => {
    const { item, isScreening, isDenied } = at(node);
    return item === node && isScreening && !isDenied && !named.has(node);
  });
  const [first] = entries;
  if (first === undefined) return [];
  const pointer = first.parent?.pointer ?? first.pointer;
  return [{ kind: 'watchlists', sort: 'list', says: 'mention', n: null, pointer, entries, isWhole: true }];
}

/**
 * Returns the four rows of screening, each with the place that says it, and the first entries that were found. Linear in
 * the size of the answer.
 */
export function readScreening(tree: JsonTree): { rows: ScreeningRow[]; entries: ScreeningEntry[] } {
  const at = placesOf(tree);
  const evidence = [
    ...tree.leaves.flatMap((leaf) => {
      const place = at(leaf.parent);
      return [...statedEvidence(leaf, place), ...withWatchlists(textEvidence(leaf, place), place)];
    }),
    ...tree.nodes.flatMap((node) => withWatchlists(listEvidence(node, at(node)), at(node))),
  ];
  const named = new Set(evidence.flatMap(({ entries }) => entries));
  const all = [...evidence, ...unnamedEntries(tree, at, named)];
  return { rows: SCREENING_KINDS.map((kind) => screeningRow(kind, all)), entries: readEntries(all, at) };
}
