import { isAnswerItem } from '@/utils/json/hit-sign';
import { isList } from '@/utils/json/json-object';
import { envelopesOf, isNode, type JsonNode, type JsonTree } from '@/utils/json/json-tree';
import { isSurrounding, mainPath } from '@/utils/json/main-path';
import { SCORE_WORDS, wordSet } from '@/utils/json/score-words';
import { perWords } from '@/utils/json/words';
import { isOtherThing } from './rank-candidates';
import { isVerdictPart } from './verdict-name';

/** Words of parts that are checks: their values may be the outcome. A `query` may hold the results. */
const CHECK_WORDS =
  wordSet(`screening sanction sanctions pep media adverse watchlist watchlists kyc kyb identity identification compliance criminal
  query request`);

/** Whether a key names one part (a phone, an address), hits, rules or history. Their words are not about the whole. */
export const isNarrow = perWords(
  (words) =>
    isOtherThing(words) ||
    words.some(
      (word) => !CHECK_WORDS.has(word) && (SCORE_WORDS.partSection.has(word) || SCORE_WORDS.subordinate.has(word)),
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
