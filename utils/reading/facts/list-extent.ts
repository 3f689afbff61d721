import { isBlank, isList, isObject, parseBoolean } from '@/utils/json/json-object';
import { isNode, type JsonLeaf, type JsonNode, perNode } from '@/utils/json/json-tree';
import { readSentNumber } from '@/utils/json/sent-number';
import { perWords } from '@/utils/reading/lexicon/words';

/** How much of a list an answer contains. */
export interface ListExtent {
  /** How many items there are in all, if the answer says so of this list. */
  total: number | null;
  /** The answer says that there are more items than it lists. */
  isPartial: boolean;
}

const WHOLE: ListExtent = { total: null, isPartial: false };

/** Parts that say how an answer is divided into pages. */
const isPagingPart = perWords((words) =>
  /^((search|result|results|response) )?(pagination|paging|page|page info|pager|meta|metadata|cursor|cursors|links?|result set|summary)$/.test(
    words.join(' '),
  ),
);
/** Totals of whatever is listed: `total`, `total_matches`, `numFound`, `hits_total`. */
const TOTAL =
  /^(grand |overall )?((total|count|number|num|no|nb)( of)?( (all|available|found|returned))?( [a-z]+){0,3}|([a-z]+ ){1,3}(total|count)|total( found)?|found)$/;
/** Not of the items: pages, limits, times. */
const NO_TOTAL =
  /\b(pages?|size|limit|offset|per|max|min|time|ms|score|risk|checks?|checked|searched|screened|sources?|lists?|credits?|price|amount|requests?|attempts?)\b/;
const PAGES = /^((total|number of|num|count of) pages|pages( total)?|page count|last page)$/;
const MORE =
  /^(has|is|are)?( ?there)? ?(more|next|next page|truncated|incomplete|more (results|items|records|hits|matches|pages|data|available)|(results|items|records|hits|matches|list) truncated|incomplete results|results incomplete|more available)$/;
const NEXT =
  /^((next|continuation|after|forward) (page|cursor|token|link|url|href|uri|offset|key|page token|page cursor|page url|page link|marker|start)|next|odata next link|cursor next|continuation|last evaluated key)$/;
/** "Everything is listed": `complete: false` says the opposite. */
const COMPLETE = /^(is )?(complete|last page|last|exhaustive)( list| results)?$/;

const named = (words: readonly string[]): string => words.join(' ').replace(/^@ ?/, '');

/** Whether a field says that there is more than the answer lists. */
function saysMore(child: JsonNode | JsonLeaf): boolean {
  const called = named(child.words);
  if (NEXT.test(called)) return !isBlank(child.value) && parseBoolean(child.value) !== false && child.value !== 0;
  if (isNode(child)) return false;
  const flag = parseBoolean(child.value);
  if (flag !== null) return flag ? MORE.test(called) : COMPLETE.test(called);
  return PAGES.test(called) && (readSentNumber(child.value)?.number ?? 0) > 1;
}

/** Fields beside a list that may say how much of it there is: of the object, and of its parts about pages. */
const fieldsAbout = perNode((node) =>
  node.children.flatMap((child) =>
    isNode(child) && isObject(child.value) && isPagingPart(child.words) ? [child, ...child.children] : [child],
  ),
);

const isItems = (child: JsonNode | JsonLeaf): child is JsonNode => isNode(child) && isList(child.value);

/** Words of a key, without those that only say "total". */
const thingOf = (words: readonly string[]): string =>
  words.filter((word) => !/^(total|count|number|num|of|all|found|no|nb)$/.test(word)).join(' ');

function totalOf(holder: JsonNode, list: JsonNode, isOnly: boolean): number | null {
  const totals = fieldsAbout(holder).flatMap((field) => {
    const called = named(field.words);
    if (isNode(field) || !TOTAL.test(called) || NO_TOTAL.test(called)) return [];
    const n = readSentNumber(field.value);
    if (n === null || n.outOf !== null || !Number.isInteger(n.number) || n.number <= list.children.length) return [];
    const isOfList = thingOf(field.words) === thingOf(list.words) && thingOf(list.words) !== '';
    return isOnly || isOfList ? [n.number] : [];
  });
  return totals.length === 0 ? null : Math.max(...totals);
}

/** Whether a total is larger than all lists that it may count together. */
function exceedsAll(holder: JsonNode, lists: readonly JsonNode[]): boolean {
  const sum = lists.reduce((n, { children }) => n + children.length, 0);
  return fieldsAbout(holder).some((field) => {
    const called = named(field.words);
    if (isNode(field) || !/\b(total|found)\b/.test(called) || !TOTAL.test(called) || NO_TOTAL.test(called))
      return false;
    const n = readSentNumber(field.value);
    return n !== null && Number.isInteger(n.number) && n.number > sum;
  });
}

/** A list may stand deeper than what is said of it: `{ total: 87, data: { matches: […] } }`. */
const MAX_LEVELS = 3;

/**
 * Returns how much of a list the answer contains, by totals, "has more", next pages and "truncated" beside or around it.
 * The items of one page are not all items.
 */
export const listExtent = perNode((list): ListExtent => {
  let at = list;
  let isPartial = false;
  for (let level = 0; level < MAX_LEVELS && at.parent !== null && isObject(at.parent.value); level++) {
    const holder: JsonNode = at.parent;
    const lists = level === 0 ? holder.children.filter(isItems) : [list];
    const others = holder.children.filter((child) => isNode(child) && child !== at && !isPagingPart(child.words));
    // Further out, other parts may be what is counted.
    if (level > 0 && others.length > 0) break;
    const total = totalOf(holder, list, lists.length === 1);
    if (total !== null) return { total, isPartial: true };
    isPartial ||= fieldsAbout(holder).some(saysMore) || exceedsAll(holder, lists);
    at = holder;
  }
  return isPartial ? { total: null, isPartial } : WHOLE;
});
