import { isBlank } from '@/utils/json/blank';
import { isObject } from '@/utils/json/json-object';
import { isNode, type JsonLeaf, type JsonNode } from '@/utils/json/json-tree';
import { perWords } from '@/utils/json/words';
import { screeningName } from './screening-key';

/** Keys of an entry of a list: whom it names, how well it fits, why it is listed. */
const STRONG_SIGNS = [
  /\b(match|matched|matching|name|hit)\b.*\b(score|strength|confidence|similarity|rate|rating|percent|indicator|types?|status)\b/,
  /^(similarity|strength|confidence|relevance)/,
  /\b(dob|birth|born|alias|aliases|akas?|nationality|nationalities|citizenship|surname|forename|caption)\b/,
  /\b(programs?|programmes?|designation|designated|listed|regime|positions?|headline|snippet)\b/,
  /\b(first|last|full|matched|primary|entity|family|given|whole|sanctioned) name\b/,
];
/** Keys that many things have. */
const WEAK_SIGN =
  /^(names?|score|title|url|reason|list|country|countries|gender|type|category|article|nom|nombre|nome|naam|lista|liste|motif|motivo|publisher|(date )?published( at| on| date)?|source (link|url))$|\b(entity|source|list) type$/;

const signOf = perWords((words): 'strong' | 'weak' | null => {
  const called = screeningName(words);
  if (STRONG_SIGNS.some((sign) => sign.test(called))) return 'strong';
  return WEAK_SIGN.test(called) ? 'weak' : null;
});

/** Returns the leaves of an object and of the objects directly in it. */
export function shallowLeaves(node: JsonNode): JsonLeaf[] {
  return node.children.flatMap((child) => {
    if (!isNode(child)) return child;
    return isObject(child.value) ? child.children.filter((inner): inner is JsonLeaf => !isNode(inner)) : [];
  });
}

/** Whether an object looks like an entry of a list: one strong sign, or at least `least` weak ones. */
export function looksLikeEntry(node: JsonNode, least = 2): boolean {
  let weak = 0;
  for (const child of [...node.children.filter(isNode), ...shallowLeaves(node)]) {
    const sign = isNode(child) || !isBlank(child.value) ? signOf(child.words) : null;
    if (sign === 'strong') return true;
    if (sign === 'weak') weak++;
  }
  return weak >= least;
}

/** Whether a strong sign shows that an object is an entry in any place. */
export const isSurelyEntry = (node: JsonNode): boolean => looksLikeEntry(node, Number.POSITIVE_INFINITY);

const LIST_KEY = /^(list|list name|list code|watchlist name)$/;
const STRENGTH_KEY = /^((match|name|similarity) )?(score|strength|confidence|similarity|rate)$/;

/** Whether an object says on which list and how well somebody matches: `{ list: "OFAC", score: 100 }`. */
export function isMatchOfList(node: JsonNode): boolean {
  const names = node.children.flatMap((child) =>
    isNode(child) || isBlank(child.value) ? [] : screeningName(child.words),
  );
  return names.some((name) => LIST_KEY.test(name)) && names.some((name) => STRENGTH_KEY.test(name));
}
