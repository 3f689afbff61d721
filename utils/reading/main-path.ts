import { isList } from '@/utils/json/json-object';
import { isNode, type JsonNode, type JsonTree } from '@/utils/json/json-tree';
import { allHave } from '@/utils/reading/lexicon/word-tags';
import { perWords } from './lexicon/words';

/** Alone, these hold the content. */
const CONTENT = new Set(['data', 'response', 'status', 'search', 'page']);

const isSurroundingName = perWords(
  (words) => words.length > 0 && allHave(words, 'surrounding') && !(words.length === 1 && CONTENT.has(words[0] ?? '')),
);
/** Earlier answers, people nearby, raw data of a vendor. */
const isAsideName = perWords((words) =>
  words.some((word) => /^(history|previous|raw|associates?|associated|linked|related|relatives?|debug)$/.test(word)),
);
const isResultName = perWords((words) => /^(results?|response|responses|matches|hits|records)$/.test(words.join(' ')));

/** Whether a part holds the results, whatever its name. */
export const holdsResults = ({ children }: JsonNode): boolean =>
  children.some((child) => isNode(child) && isResultName(child.words));

/** Whether a part is about the call or the question. A `query` that holds the results is not. */
export const isSurrounding = (node: JsonNode): boolean => isSurroundingName(node.words) && !holdsResults(node);

/** No answer has more levels with a single part; a chain of ten thousand is an attack. */
const MAX_LENGTH = 16;

/**
 * Returns the nodes from the root to the first with several parts, ignoring parts that only surround the content. They
 * concern the whole answer. A list is included, its item only if it is alone.
 */
export function mainPath({ root }: JsonTree): JsonNode[] {
  const path: JsonNode[] = [];
  for (let next: JsonNode | undefined = isNode(root) ? root : undefined; next && path.length < MAX_LENGTH; ) {
    path.push(next);
    const parts: JsonNode[] = next.children
      .filter(isNode)
      .filter((child) => !isSurrounding(child) && !isAsideName(child.words));
    next = parts.length === 1 && !(isList(next.value) && next.children.length > 1) ? parts[0] : undefined;
  }
  return path;
}
