import { parseBoolean } from '@/utils/json/blank';
import { isList } from '@/utils/json/json-object';
import { isNode, type JsonLeaf, type JsonNode } from '@/utils/json/json-tree';
import { perWords } from '@/utils/json/words';
import { looksLikeEntry, shallowLeaves } from './entry-signs';
import { readOutcomeWords } from './outcome-words';
import { readScreeningKey, screeningName } from './screening-key';

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
    if (!isReviewKey(words)) return false;
    const called = screeningName(words);
    const flag = parseBoolean(value);
    if (flag !== null) return flag ? DENYING_FLAG.test(called) : !isHitList && /^(is )?match$/.test(called);
    const isShort = typeof value === 'string' && value.length < 60;
    return isShort && DENYING_WORDS.test(value.toLowerCase().replaceAll(/[_-]/g, ' '));
  });
}

const INNER_LIST = /^(hits|matches|results|records|entries|found records)$/;

/** Whether an item only holds the list of hits, such as the result of one of several searches. */
export const holdsHits = (item: JsonNode): boolean =>
  item.children.some(({ words, value }) => isList(value) && INNER_LIST.test(screeningName(words)));

const OUTCOME_KEY =
  /^((overall|final|check|match|screening|search) )*(status|result|outcome|state|decision|verdict|answer|value|data)$/;
const FOUND_KEY = /^(is )?(found|hit|match|matched|listed|positive)$/;

function saysNone({ words, value }: JsonLeaf): boolean {
  const key = readScreeningKey(words);
  if (!key.isOutcome || key.isDone || key.mentions.length > 0) return false;
  if (key.isCount && (value === 0 || value === '0')) return true;
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
