import type { JsonNode } from '@/utils/json/json-tree';
import { perWords } from './lexicon/words';

/** Keys of a hit: the list that holds it. */
const isListKey = perWords((words) => /^(lists?|list name|datasets|topics|programs?)$/.test(words.join(' ')));
/** Keys of a hit: how well it matches. */
const isMatchKey = perWords((words) =>
  /^(caption|true match|false positive|match .*|matched.*|.*similarity|confidence( score)?)$/.test(words.join(' ')),
);
/** Keys of a hit that other entries have too. */
const isOriginKey = perWords((words) => /^(sources?|data source|types|aliases|aka)$/.test(words.join(' ')));
/**
 * Keys of a person, or of the object that holds one. Beside an email address, they describe the owner of the requested
 * address.
 */
const isPersonKey = perWords((words) =>
  /^(dob|date of birth|nationality|countries|gender|person|user|entity|individual|doc)$/.test(words.join(' ')),
);
const isNameKey = perWords((words) => /^((full|first|last|entity|company) )?names?$|^surname$/.test(words.join(' ')));
const isEmailKey = perWords((words) => /^(email|mail)( address)?$/.test(words.join(' ')));
/** Lists whose only item may be the answer. `hits`, `persons` or `alerts` hold findings, however few. */
const isAnswerList = perWords((words) =>
  /^(|results?|items?|data|entries|responses?|answers?|elements|checks?|reports?|.*services?)$/.test(words.join(' ')),
);

const has = ({ children }: JsonNode, isKey: (words: readonly string[]) => boolean): boolean =>
  children.some(({ words }) => isKey(words));

/** What an item of a list says of itself as a hit: its list, else how well it matches, else its source; or nothing. */
export function hitSign(item: JsonNode): 'list' | 'match' | 'origin' | null {
  return has(item, isListKey) ? 'list' : has(item, isMatchKey) ? 'match' : has(item, isOriginKey) ? 'origin' : null;
}

/** Whether an item of a list is a hit, not the answer and not a service. A service has a name too. */
export const isHit = (item: JsonNode): boolean =>
  hitSign(item) !== null || (has(item, isPersonKey) && !has(item, isEmailKey));

/** Whether an item repeats the requested email address, so it is the answer about it. */
export const isAboutEmail = (item: JsonNode): boolean => has(item, isEmailKey) && hitSign(item) === null;

/** Whether the only item of a list, named in words, may be the answer itself. */
export const isAnswerItem = (list: readonly string[], item: JsonNode): boolean =>
  isAnswerList(list) && !isHit(item) && (!has(item, isNameKey) || has(item, isEmailKey));
