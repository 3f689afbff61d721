import { isNode, type JsonNode } from '@/utils/json/json-tree';
import { SCORE_WORDS } from '@/utils/json/score-words';
import { perWords } from '@/utils/json/words';

/** Whether a key names a country, an address, an industry or a list. An email address is the subject itself. */
export const isOtherThing = perWords((words) =>
  words.some((word) => SCORE_WORDS.otherThing.has(word) && !(word.startsWith('address') && words.includes('email'))),
);

/** Whether a key inside an object, or inside an object in it such as `metadata`, names another thing. */
export function statesOtherThing({ children }: JsonNode): boolean {
  const inside = children.flatMap((child) => [child, ...(isNode(child) ? child.children : [])]);
  return inside.some(({ words }) => isOtherThing(words));
}
