import { isList } from '@/utils/json/json-object';
import { envelopesOf, isNode, type JsonNode, type JsonTree } from '@/utils/json/json-tree';
import { isAnswerItem } from '@/utils/reading/hit-sign';
import { hasTag } from '@/utils/reading/lexicon/word-tags';
import { perWords } from '@/utils/reading/lexicon/words';
import { isSurrounding, mainPath } from '@/utils/reading/main-path';
import { isOtherThing } from './rank-candidates';
import { isVerdictPart } from './verdict-name';

/** Whether a key names one part (a phone, an address), hits, rules or history. Their words are not about the whole. */
export const isNarrow = perWords(
  (words) =>
    isOtherThing(words) ||
    words.some(
      (word) => !hasTag(word, 'check-part') && (hasTag(word, 'score-section') || hasTag(word, 'score-subordinate')),
    ),
);

/** Whether the values of a node may concern the whole answer. */
function concernsWhole(node: JsonNode): boolean {
  const { failed, words, parent } = node;
  if (failed || isNarrow(words)) return false;
  if (parent === null || !isList(parent.value)) return true;
  return isAnswerItem(parent.words, node);
}

/** `review: { reviewResult: { answer } }` has two levels; more are an attack. */
const MAX_DEPTH = 3;

/** Returns the parts inside a node that are verdicts themselves: `decision`, `review: { reviewResult }`. */
export function verdictPartsIn(node: JsonNode, depth = 1): JsonNode[] {
  const parts = node.children
    .filter(isNode)
    .filter(({ words, value, failed }) => isVerdictPart(words) && !isList(value) && !failed);
  return parts.flatMap((part) => [part, ...(depth < MAX_DEPTH ? verdictPartsIn(part, depth + 1) : [])]);
}

/** A header may hold the outcome beside its words about the call (Experian: `overallResponse`). */
const outcomesInHeader = (header: JsonNode): JsonNode[] =>
  verdictPartsIn(header).filter(({ words }) => words[0] === 'overall' || words[0] === 'final');

/** Returns the objects whose fields concern the whole answer: its main path, wrappers, verdicts, the score's own part. */
export function wholePlaces(tree: JsonTree, scoreHome: JsonNode | null): Set<JsonNode> {
  const path = mainPath(tree);
  const end = path.findIndex((node) => !concernsWhole(node));
  const wrappers = envelopesOf(tree).map(({ node }) => node);
  const places = [...(end < 0 ? path : path.slice(0, end)), ...wrappers.filter(concernsWhole)];
  const headers = places.flatMap(({ children }) => children.filter(isNode).filter(isSurrounding));
  const verdicts = [...places.flatMap((place) => verdictPartsIn(place)), ...headers.flatMap(outcomesInHeader)];
  const isOwnPart = scoreHome !== null && !scoreHome.failed && !scoreHome.inList;
  return new Set([...places, ...verdicts, ...(isOwnPart ? [scoreHome] : [])]);
}
