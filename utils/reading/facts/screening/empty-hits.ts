import { isList } from '@/utils/json/json-object';
import type { JsonNode, JsonTree } from '@/utils/json/json-tree';
import { SCREENING_KINDS } from '@/utils/reading/lexicon/screening-kind';
import { isAskedKey } from './entry';
import type { Place } from './place';
import { listKind, readScreeningKey } from './screening-key';
import type { ScreeningEvidence } from './screening-row';

const isRequest = (words: readonly string[]): boolean =>
  isAskedKey(words) || readScreeningKey(words).tags.has('maybe-request');

/**
 * Returns the empty list of an answer that names no kind of screening (`hits: [], total_hits: 0`) as an empty list of each
 * kind. Where anything else is said of a kind, the list may be about something else, so it says nothing.
 */
export function emptyHits(
  { leaves }: JsonTree,
  at: (node: JsonNode | null) => Place,
  said: readonly ScreeningEvidence[],
): ScreeningEvidence[] {
  if (said.length > 0) return [];
  const list = leaves.find(
    ({ value, words, parent }) =>
      isList(value) &&
      value.length === 0 &&
      listKind(words) === 'hits' &&
      at(parent).role === 'plain' &&
      !(parent && isRequest(parent.words)),
  );
  if (list === undefined) return [];
  const { pointer } = list;
  return SCREENING_KINDS.map((kind) => ({
    kind,
    sort: 'list',
    says: 'empty',
    n: null,
    pointer,
    entries: [],
    isWhole: true,
  }));
}
