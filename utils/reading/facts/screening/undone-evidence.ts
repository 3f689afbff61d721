import type { JsonLeaf } from '@/utils/json/json-tree';
import { isFlaggedUndone, isOfMadeChecks, isReasonUndone, isStatedUndone, readYes } from './not-made';
import type { Place } from './place';
import { readScreeningKey } from './screening-key';
import type { ScreeningEvidence } from './screening-row';

/** What a field says of a kind that was not checked: `pep_performed: false`, `pep: { status: "not_run" }`. */
export function undoneEvidence(leaf: JsonLeaf, place: Place): ScreeningEvidence[] {
  const { kinds: named } = readScreeningKey(leaf.words);
  const ofPart = place.isTopicKey && place.topic?.isPure ? place.topic.kinds : [];
  const kinds = named.length > 0 ? named : ofPart;
  if (kinds.length === 0 || place.item !== null || place.role === 'other') return [];
  const isUndone =
    isFlaggedUndone(leaf) ||
    isStatedUndone(leaf, true) ||
    (named.length > 0 ? isOfMadeChecks(leaf) && readYes(leaf.value) === false : isReasonUndone(leaf));
  if (!isUndone) return [];
  const { pointer } = leaf;
  return kinds.map((kind) => ({ kind, sort: 'status', says: 'undone', n: null, pointer, entries: [], isWhole: true }));
}
