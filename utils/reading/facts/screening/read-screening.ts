import type { JsonLeaf, JsonTree } from '@/utils/json/json-tree';
import { embeddedTree } from './embedded-tree';
import { listEvidence } from './list-evidence';
import { createPairs } from './pair';
import { type Place, placesOf } from './place';
import { readEntries, type ScreeningEntry } from './screening-entry';
import type { ScreeningEvidence } from './screening-evidence';
import { SCREENING_KINDS } from './screening-kind';
import { evidenceOfRow, type ScreeningRow, screeningRow } from './screening-row';
import { statedEvidence } from './stated-evidence';
import { textEvidence } from './text-evidence';
import { unnamedEvidence } from './unnamed-evidence';

/** A listing in a part named for watchlists is also on one: `watchlist: { matches: { "OFAC SDN List": […] } }`. */
function withWatchlists(evidence: ScreeningEvidence[], place: Place): ScreeningEvidence[] {
  if (!place.isWatchlist) return evidence;
  const isEntry = ({ kind, says, sort }: ScreeningEvidence): boolean =>
    (kind === 'sanctions' || kind === 'pep') && says === 'hit' && sort !== 'text';
  const entries = evidence.filter(isEntry);
  return [...evidence, ...entries.map((entry): ScreeningEvidence => ({ ...entry, kind: 'watchlists' }))];
}

/** A text may hold an answer, whose rows then speak for it. */
function readLeaf(leaf: JsonLeaf, place: Place, pairOf: ReturnType<typeof createPairs>): ScreeningEvidence[] {
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

/**
 * Returns the four rows of screening, each with the place that says it, and the first entries that were found. Linear in
 * the size of the answer.
 */
export function readScreening(tree: JsonTree): { rows: ScreeningRow[]; entries: ScreeningEntry[] } {
  const at = placesOf(tree);
  const pairOf = createPairs();
  const evidence = [
    ...tree.leaves.flatMap((leaf) => readLeaf(leaf, at(leaf.parent), pairOf)),
    ...tree.nodes.flatMap((node) => withWatchlists(listEvidence(node, at(node)), at(node))),
  ];
  const all = [...evidence, ...unnamedEvidence(tree, at, evidence)];
  return { rows: SCREENING_KINDS.map((kind) => screeningRow(kind, all)), entries: readEntries(all, at) };
}
