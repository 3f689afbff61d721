import { isList } from '@/utils/json/json-object';
import { type JsonLeaf, type JsonNode, perNode } from '@/utils/json/json-tree';
import { isRiskWord } from '@/utils/reading/lexicon/risk-words';
import { anyHas, hasTag } from '@/utils/reading/lexicon/word-tags';
import { perWords } from '@/utils/reading/lexicon/words';

/** Whether a key beside a bare `score` marks it as a match score: `match_types`, `caption`. */
export const isMatchKey = perWords((words) => hasTag(words.join(''), 'match-sibling'));

/** Whether a key says how well something fits: `match_score`, `MatchXML`. */
export const isMatchName = perWords((words) => anyHas(words, 'match'));
const isMatchMeasure = perWords((words) =>
  /^(score|rate|strength|level|confidence|percent|percentage|similarity|relevance|accuracy)$/.test(words.at(-1) ?? ''),
);
/** A name that says nothing but "score": of a hit, it is the match strength. */
const isBareName = perWords((words) =>
  /^((match )?confidence( score)?|((best )?name |entity )?score)$/.test(words.join(' ')),
);

/** Lists whose items are models, weights or kinds, not hits. */
const NO_HITS =
  /^(scores?|rules?|signals?|factors?|indicators?|components?|models?|categories|features|reasons|checks)$/;

/** Keys of an item that say whom or what a hit is about, or where it is listed. */
const isHitKey = perWords((words) =>
  /^(names?|(full|primary|matched|entity|sdn|person|company) name|first name|last name|surname|forename|caption|title|aliases|aka|matched .*|matches|list|list name|sources?|data source|dob|date of birth|person|user|entity|individual|profile|doc)$/.test(
    words.join(' '),
  ),
);

const isItem = ({ parent }: JsonNode): boolean =>
  parent !== null && isList(parent.value) && !NO_HITS.test(parent.words.at(-1) ?? '');

/** Parts of an item that hold its own fields: `{ id, attributes: { name, score } }`. */
const isItemBody = perWords((words) =>
  /^(attributes|properties|fields|data|details|doc|node|record|profile|entity|person|source)$/.test(words.join(' ')),
);

const isHit = perNode((node) => {
  const { parent, children } = node;
  const isInItem = isItem(node) || (parent !== null && isItem(parent) && isItemBody(node.words));
  return children.some(({ words }) => isMatchKey(words) || (isInItem && isHitKey(words)));
});

/**
 * Whether a number says how well a single hit fits what was asked: `match_rate`, `score`.
 * @param inMatch a part around it is named a match
 */
export function isMatchStrength({ words, parent }: Pick<JsonLeaf, 'words' | 'parent'>, inMatch: boolean): boolean {
  if (words.some(isRiskWord) || parent === null) return false;
  if (isMatchName(words)) return isMatchMeasure(words);
  return isBareName(words) && (inMatch || isHit(parent));
}
