import { parseBoolean } from '@/utils/json/json-object';
import type { JsonLeaf, JsonNode, JsonTree } from '@/utils/json/json-tree';
import { buildField } from '@/utils/reading/sections/build-part';
import type { AnswerField } from '@/utils/reading/sections/section';
import type { Place } from './place';
import type { ScreeningEntry } from './screening-entry';
import { readScreeningKey, screeningName } from './screening-key';
import type { ScreeningRow } from './screening-row';
import { readOutcomeWords } from './statement';

/** Keys that speak of hits anywhere; others do only in a part about screening. */
const OF_HITS = /\b(match(es|ed)?|hits?|screening|aml|watchlists?|found)\b/;
/** A decision is about the subject, not about whether there are hits. */
const DECISION = /\b(decision|recommendation|approval|action|advice|risk)\b/;

/** Whether a field says of a whole search that it found nothing: `match_status: "no_match"`, `total_hits: 0`. */
function saysNothingFound({ words, value }: JsonLeaf, { isScreening }: Place): boolean {
  const { tags, mentions } = readScreeningKey(words);
  const called = screeningName(words);
  if (mentions.length > 0 || tags.has('done') || tags.has('other') || tags.has('scored') || tags.has('negated'))
    return false;
  const isOfHits = OF_HITS.test(called);
  if (DECISION.test(called) || (!isOfHits && !isScreening)) return false;
  if (parseBoolean(value) === false) return isOfHits && tags.has('flag') && tags.has('pure');
  if (value === 0 || value === '0') return isOfHits && tags.has('count') && tags.has('result') && tags.has('pure');
  return typeof value === 'string' && tags.has('outcome') && readOutcomeWords(value) === 'none';
}

/**
 * Returns the fields that say "no match" of the very search whose hits the answer lists. What is said of one kind is in
 * its row.
 */
export function readDenials(
  { leaves }: JsonTree,
  at: (node: JsonNode | null) => Place,
  rows: readonly ScreeningRow[],
  entries: readonly ScreeningEntry[],
): AnswerField[] {
  const found = new Set(rows.filter(({ state }) => state === 'found').map(({ kind }) => kind));
  const around = new Set<string>();
  for (const { pointer, kinds } of entries) {
    if (!kinds.some((kind) => found.has(kind))) continue;
    for (let end = pointer.lastIndexOf('/'); end >= 0; end = pointer.lastIndexOf('/', end - 1)) {
      const outer = pointer.slice(0, end);
      if (around.has(outer)) break;
      around.add(outer);
      if (end === 0) break;
    }
  }
  if (around.size === 0) return [];
  const known = new Set(rows.map(({ contradictedBy }) => contradictedBy));
  return leaves
    .filter((leaf) => {
      if (leaf.parent === null || !around.has(leaf.parent.pointer) || known.has(leaf.pointer)) return false;
      const place = at(leaf.parent);
      return place.role === 'plain' && place.topic === null && saysNothingFound(leaf, place);
    })
    .map(buildField);
}
