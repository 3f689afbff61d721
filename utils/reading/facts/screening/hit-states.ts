import { isBlank, isObject, parseBoolean } from '@/utils/json/json-object';
import { isNode, type JsonLeaf, type JsonNode } from '@/utils/json/json-tree';
import { perWords } from '@/utils/reading/lexicon/words';
import { buildField } from '@/utils/reading/sections/build-part';
import type { AnswerField } from '@/utils/reading/sections/section';
import { screeningName } from './screening-key';

/** Where the work on a hit stands at the provider. */
const REVIEW =
  /^(review|resolution|disposition|adjudication|investigation|((review|resolution|match|hit|case|alert|adjudication|investigation|analyst|reviewer) )(status|state|result|decision|outcome))$/;
/** A status is of the work only if its word says so. */
const STATUS = /^(status|state)$/;
const REVIEWED =
  /^(pending|open|new|closed|under|in|needs|un)?[\s_-]?(review(ed)?|pending|open|unresolved|resolved|confirmed|dismissed|discarded|escalated|cleared|whitelisted|false[\s_-]?positive|true[\s_-]?positive|potential[\s_-]?match)$/i;
/** When an entry ended, or will. */
const END =
  /^((inactive|historic(al)?|delisted|removed|deactivated|unlisted|expired|revoked) (since|on|at|date|from)|(date )?(delisted|delisting|removal|expiration|expiry|deactivation|end|termination)( date| on| at)?|date (of )?(removal|delisting|expiry|expiration)|expires( on| at)?|(effective|valid) (to|until|till)|to date)$/;
/** Whether an entry still holds. */
const STILL = /^(is )?(active|current|valid|in force|currently listed|still listed)$/;
const ENDED = /^(is )?(inactive|historic(al)?|expired|delisted|removed|former|whitelisted|white listed)$/;
const ENDED_WORD = /^(in[\s_-]?active|historic(al)?|delisted|removed|expired|revoked|former|ended|not[\s_-]?active)$/i;
/** Parts of an entry that speak of the entry. */
const isOfEntry = perWords((words) =>
  /^((list|entity|data) )?(source|entry|listing|list|record|data|details|hit|match|entity|review|resolution)$/.test(
    screeningName(words),
  ),
);

function saysState({ words, value }: JsonLeaf): boolean {
  if (isBlank(value)) return false;
  // As split: the words of screening would divide "inactive".
  const called = words.join(' ');
  const flag = parseBoolean(value);
  if (flag !== null) return flag ? ENDED.test(called) : STILL.test(called);
  if (REVIEW.test(called)) return typeof value === 'string';
  if (END.test(called)) return /\d{4}|\d\D\d+\D\d/.test(String(value));
  return STATUS.test(called) && typeof value === 'string' && (REVIEWED.test(value) || ENDED_WORD.test(value));
}

/** Returns the fields that say how far the provider has reviewed a hit, and since when it is no longer listed. */
export function readStates(item: JsonNode): AnswerField[] {
  const inner = item.children.filter(isNode).filter(({ words, value }) => isObject(value) && isOfEntry(words));
  return [item, ...inner]
    .flatMap(({ children }) => children)
    .flatMap((child) => (!isNode(child) && saysState(child) ? buildField(child) : []));
}
