import { isList, parseBoolean } from '@/utils/json/json-object';
import { isNode, type JsonLeaf, type JsonNode } from '@/utils/json/json-tree';
import { perWords } from '@/utils/reading/lexicon/words';
import { isSurelyEntry, looksLikeEntry, namesSomebody, shallowLeaves } from './entry';
import { readScreeningKey, screeningName } from './screening-key';
import { readOutcomeWords } from './statement';

const DENYING_WORDS =
  /\b(false positive|no match|no hit|clear|negative|not a match|non match|unmatched|mismatch|discounted|dismissed|cleared|white ?listed|irrelevant|ignored)\b/;
const DENYING_FLAG = /^(is )?(false positive|white ?listed|ignored|dismissed|discounted|cleared)$/;
const REVIEW_KEY =
  /\b(status|state|decision|resolution|resolved|verdict|outcome|result|match|review|disposition|positive|whitelisted|listed|ignored|dismissed|discounted|cleared)\b/;
const isReviewKey = perWords((words) => REVIEW_KEY.test(screeningName(words)));

/**
 * Whether the answer itself says that an entry is not the subject: a reviewer's "false positive", or `match: false` in a
 * list of candidates. A list called "hits" holds hits, whatever such a flag says.
 */
export function isDenied(item: JsonNode, isHitList: boolean): boolean {
  return shallowLeaves(item).some(({ words, value }) => {
    if (isLabelOfNone({ words, value })) return true;
    if (!isReviewKey(words)) return false;
    const called = screeningName(words);
    const flag = parseBoolean(value);
    if (flag !== null) return flag ? DENYING_FLAG.test(called) : !isHitList && /^(is )?match$/.test(called);
    const isShort = typeof value === 'string' && value.length < 60;
    if (!isShort) return false;
    const isNone = OUTCOME_KEY.test(called) && readOutcomeWords(value) === 'none';
    return isNone || DENYING_WORDS.test(value.toLowerCase().replaceAll(/[_-]/g, ' '));
  });
}

const INNER_LIST = /^(hits|matches|results|records|entries|found records)$/;

/** Whether an item only holds the list of hits, such as the result of one of several searches. */
export const holdsHits = (item: JsonNode): boolean =>
  item.children.some((child) => {
    if (!isList(child.value) || !INNER_LIST.test(screeningName(child.words))) return false;
    // `matches: [{ requestId }]` of a hit lists no hits.
    const items = isNode(child) ? child.children.filter(isNode) : [];
    return items.length === 0 || items.some((inner) => looksLikeEntry(inner, 1));
  });

const OUTCOME_KEY =
  /^((overall|final|check|match|screening|search|response|result|hit|alert|list) )*(status|result|outcome|state|decision|verdict|answer|value|data|response|code|indicator|flag)$/;
/** Texts of an item that may say as a whole that nothing was found: `message: "NO MATCH"`. */
const LABEL_KEY = /^((response|result|status|alert|match) )?(messages?|descriptions?|text|title|comments?|remarks?)$/;
const isLabelKey = perWords((words) => LABEL_KEY.test(words.join(' ')));
/** `remarks: "none"` says nothing of a match. */
const OF_FINDING = /match|hit|found|record|listed|clear|treffer|coinciden|correspond|corrispond|wynik/i;

const isLabelOfNone = ({ words, value }: Pick<JsonLeaf, 'words' | 'value'>): boolean =>
  isLabelKey(words) && typeof value === 'string' && OF_FINDING.test(value) && readOutcomeWords(value) === 'none';
const FOUND_KEY = /^(is )?(found|hit|match|matched|listed|positive)$/;

function saysNone({ words, value }: JsonLeaf): boolean {
  if (isLabelOfNone({ words, value })) return true;
  const key = readScreeningKey(words);
  if (!key.tags.has('outcome') || key.tags.has('done') || key.mentions.length > 0) return false;
  if (key.tags.has('count') && (value === 0 || value === '0')) return true;
  const called = screeningName(words);
  return typeof value === 'string' && OUTCOME_KEY.test(called) && readOutcomeWords(value) === 'none';
}

const saysNotFound = ({ words, value }: JsonLeaf): boolean =>
  FOUND_KEY.test(screeningName(words)) && parseBoolean(value) === false;

/**
 * Whether an item is a check that found nothing, or only holds the list of hits: then it is no entry. `match: false` is
 * also said of entries, see {@link isDenied}.
 */
export function isCheck(item: JsonNode): boolean {
  const leaves = item.children.filter((child): child is JsonLeaf => !isNode(child));
  return holdsHits(item) || leaves.some(saysNone) || (leaves.some(saysNotFound) && !looksLikeEntry(item));
}

/** Whether a field of an object says that nothing was found. */
export const saysNothingFound = ({ children }: JsonNode): boolean =>
  children.some((child) => !isNode(child) && saysNone(child));

/** Whether an item of a list of hits is none: it only holds such a list, or says that it found nothing and names nobody. */
export const isNoHit = (item: JsonNode): boolean =>
  (holdsHits(item) && !isHitItself(item)) || (saysNothingFound(item) && !namesSomebody(item));

/** Whether an item of a list of hits names somebody with facts of its own: what it lists as `matches` are its other names. */
export const isHitItself = (item: JsonNode): boolean => namesSomebody(item) && isSurelyEntry(item);

const CODE = /^[A-Z0-9]{1,3}$/i;
const CODE_KEY = /\b(response|result|match|hit|outcome) (code|indicator)$/;

/** Whether all that an item says of its outcome is a code that nobody explains: `responseCode: "C"`. */
export function hasUnknownCode(item: JsonNode): boolean {
  const leaves = item.children.filter((child): child is JsonLeaf => !isNode(child));
  const isCoded = ({ words, value }: JsonLeaf): boolean =>
    typeof value === 'string' && CODE_KEY.test(words.join(' ')) && CODE.test(value) && readOutcomeWords(value) === null;
  return leaves.some(isCoded) && !looksLikeEntry(item, 1);
}
