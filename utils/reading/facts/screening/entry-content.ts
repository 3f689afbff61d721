import { isBlank, isList } from '@/utils/json/json-object';
import { isNode, type JsonLeaf, type JsonNode } from '@/utils/json/json-tree';
import { readSentNumber, type SentNumber } from '@/utils/json/sent-number';
import { perWords } from '@/utils/reading/lexicon/words';

/** All that an entry states, as lines of a place and a text, in the order of the answer. Positions in lists are left out. */
export interface EntryContent {
  /** What tells it from other entries, and stays the same until the provider learns something new. */
  lines: string[];
  /** How well it fits what was asked: words as sent, numbers by the quarter of their scale. */
  fit: string[];
}

type Sort = 'line' | 'score' | 'fit-word' | 'position' | 'none';

/** When something was fetched, not when something happened: "last seen", "updated at", "took ms". */
const OF_SEARCH_TIME =
  /^((last|first|date|time|was|data|record|entry|list|profile|source|hit|match|alert) )*((up ?dated|modified|created|checked|searched|screened|retrieved|fetched|crawled|generated|processed|indexed|seen|change|changed|refreshed|synced|received|requested|imported|ingested)( (at|on|date|time|utc|timestamp|by))*|time ?stamp|took|took ms|elapsed( ms)?|duration( ms)?|latency( ms)?|as of( date)?|(update|creation|search|screening|retrieval|modification|refresh) (date|time|timestamp))$/;
/** An id that names the search or the hit in it, or says nothing of what it names. */
const OF_SEARCH_ID =
  /^((search|query|request|transaction|session|alert|match|hit|result|case|screening|batch|correlation|trace|job|task|event|response|report|scan|monitor(ing)?) )*(u?id|uuid|guid|ref|reference|reference id|hash|token|etag)$/;
const POSITION =
  /^(.* )?(rank|ranking|index|idx|position|pos|order|ordinal|seq|sequence|row|offset)$|^(no|nr|number|n)$/;
const SCORE =
  /\b(scores?|strength|confidence|similarity|relevance|probability|likelihood|percent|percentage|pct|ratio|distance|weights?|accuracy|certainty|closeness|proximity)\b|\bmatch(ing|ed)? (rate|level|quality|value)\b|^match$/;
/** A word for how well it fits: `match_type: "exact"`. */
const FIT_WORD =
  /\b(match(ed|ing)?|hit|name|dob) (types?|strength|level|quality|indicator|score|confidence|rate)\b|^(strength|confidence|similarity|relevance|certainty)( (level|band|label))?$/;

const sortOf = perWords((words): Sort => {
  const called = words.join(' ');
  if (OF_SEARCH_TIME.test(called) || OF_SEARCH_ID.test(called)) return 'none';
  if (POSITION.test(called)) return 'position';
  if (FIT_WORD.test(called)) return 'fit-word';
  return SCORE.test(called) ? 'score' : 'line';
});

/** A number by the quarter of its scale, so that a decision outlives 0.93 becoming 0.94, but not 0.2 becoming 0.99. */
function stepOf({ number, outOf }: SentNumber): string {
  const whole =
    outOf ??
    (Math.abs(number) <= 1 ? 1 : Math.abs(number) <= 100 ? 100 : 10 ** Math.ceil(Math.log10(Math.abs(number))));
  return String(whole === 0 ? 0 : Math.floor((number / whole) * 4));
}

interface Place {
  child: JsonNode | JsonLeaf;
  /** Keys from the entry on, without positions in lists. */
  path: string;
  /** Words of the nearest key. */
  words: readonly string[];
  isInScores: boolean;
}

/** Returns what an entry states, without what changes from search to search: scores, positions, times and ids of the search. */
export function readContent(item: JsonNode): EntryContent {
  const content: EntryContent = { lines: [pathOf(item)], fit: [] };
  // Not recursive: the service controls the depth.
  const open: Place[] = [{ child: item, path: '', words: [], isInScores: false }];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const { child, path, words, isInScores } = at;
    if (!isNode(child)) {
      addLeaf(child, at, content);
      continue;
    }
    for (const next of child.children) {
      if (isList(child.value)) {
        open.push({ child: next, path, words, isInScores });
        continue;
      }
      const isInner = isInScores || (isNode(next) && sortOf(next.words) === 'score');
      open.push({ child: next, path: `${path}/${next.key}`, words: next.words, isInScores: isInner });
    }
  }
  return content;
}

function addLeaf({ value }: JsonLeaf, { path, words, isInScores }: Place, { lines, fit }: EntryContent): void {
  if (isBlank(value)) return;
  const text = String(value).trim();
  const sort = sortOf(words);
  const sent = readSentNumber(value);
  if (sort === 'none' || (sort === 'position' && sent !== null)) return;
  if (sent !== null && (isInScores || sort === 'score' || sort === 'fit-word')) fit.push(`${path} ${stepOf(sent)}`);
  else if (sort === 'fit-word') fit.push(`${path} ${text}`);
  else lines.push(`${path} ${text}`);
}

/** The keys that lead to an entry, without positions in lists: the list that it is in says what it is. */
function pathOf(item: JsonNode): string {
  const keys: string[] = [];
  for (let node: JsonNode | null = item; node !== null; node = node.parent)
    if (node.parent !== null && !isList(node.parent.value) && !/\d/.test(node.key)) keys.unshift(node.key);
  return keys.join('/');
}
