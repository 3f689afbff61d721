import { isBlank, isList, isObject } from '@/utils/json/json-object';
import { isNode, type JsonLeaf, type JsonNode, perNode } from '@/utils/json/json-tree';
import { readSentNumber } from '@/utils/json/sent-number';
import { isField } from '@/utils/reading/lexicon/fields';
import { perWords } from '@/utils/reading/lexicon/words';
import { readScreeningKey, screeningName } from './screening-key';
import { readOutcomeWords, saysNotMade, saysUnknown } from './statement';

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
  if (isField(words, 'best-name', 'first-name', 'last-name', 'birth', 'birth-place', 'alias'))
    return called === 'age' ? 'weak' : 'strong';
  if (isField(words, 'name', 'names', 'other-name', 'country', 'list-name')) return 'weak';
  return WEAK_SIGN.test(called) ? 'weak' : null;
});

const RESULT_KEY = /^(results|result|hits|matches|records|found records|data|entries|response)$/;

/** Whether an object or list inside, down to some levels, has a key of results. */
const holdsResults = (node: JsonNode, levels: number): boolean =>
  node.children.some(
    (child) =>
      RESULT_KEY.test(screeningName(child.words)) || (levels > 1 && isNode(child) && holdsResults(child, levels - 1)),
  );

/** Whom the service looked for: `screened: { name }`, `searchedPerson`. */
const ASKED_KEY =
  /^(searched|screened|queried|asked|supplied|provided|entered)( (names?|persons?|entity|entities|subjects?|individual|customer|company|data|details|info|information|fields|values|terms))?$/;

/** Whether a key surely names what was asked. */
export const isAskedKey = perWords(
  (words) => readScreeningKey(words).tags.has('request') || ASKED_KEY.test(screeningName(words)),
);

/** Whether a part only repeats the question. "search" and "query" may hold the results. */
export const isEcho = perNode((node) => {
  const { tags } = readScreeningKey(node.words);
  if (tags.has('request')) return true;
  const mayRepeat = tags.has('maybe-request') || ASKED_KEY.test(screeningName(node.words));
  return mayRepeat && !holdsResults(node, 2);
});

/** Returns the leaves of an object and of the objects directly in it, without those that repeat the question. */
export function shallowLeaves(node: JsonNode): JsonLeaf[] {
  return node.children.flatMap((child) => {
    if (!isNode(child)) return child;
    const isPart = isObject(child.value) && !isEcho(child);
    return isPart ? child.children.filter((inner): inner is JsonLeaf => !isNode(inner)) : [];
  });
}

const MATCH_KEY = /\b(match|matched|matching|hit|similarity|confidence|strength|relevance)\b/;
const isMatchKey = perWords((words) => MATCH_KEY.test(screeningName(words)));

/** Whether a key of a match says that nothing matched, or nothing yet: `match_score: 0`, `match_type: "NONE"`. */
export function saysNoMatch({ words, value }: JsonLeaf): boolean {
  if (!isMatchKey(words)) return false;
  if (typeof value === 'boolean') return !value;
  const sent = readSentNumber(value);
  if (sent !== null) return sent.number <= 0;
  return typeof value === 'string' && (readOutcomeWords(value) === 'none' || saysUnknown(value) || saysNotMade(value));
}

/** Whether an object looks like an entry of a list: one strong sign, or at least `least` weak ones. */
export function looksLikeEntry(node: JsonNode, least = 2): boolean {
  let weak = 0;
  for (const child of [...node.children.filter(isNode), ...shallowLeaves(node)]) {
    const isTelling = isNode(child) || (!isBlank(child.value) && !saysNoMatch(child));
    const sign = isTelling ? signOf(child.words) : null;
    if (sign === 'strong') return true;
    if (sign === 'weak') weak++;
  }
  return weak >= least;
}

const HEADLINE = /^((article|news) )?(title|headline|heading|titulo|título|titolo|titre|titel|überschrift|tytuł|标题)$/;
const OF_ARTICLE =
  /^((article|news|published|publication) )?(source|date|published|publisher|publication|url|link|snippet|summary|description|author|text|content|media|outlet|newspaper|quelle|fuente|fonte)( (name|url|date|link))?$/;
const isHeadline = perWords((words) => HEADLINE.test(words.join(' ')));
const isOfArticle = perWords((words) => OF_ARTICLE.test(words.join(' ')));

/** Whether an object is an article of the press: a headline, and where or when it stood. */
export const isArticle = perNode(({ children }) => {
  const given = children.filter(({ value }) => !isBlank(value));
  return given.some(({ words }) => isHeadline(words)) && given.some(({ words }) => isOfArticle(words));
});

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

const MATCH_SIGN =
  /^((match|name|similarity|matched|matching|confidence|relevance|hit) )?(score|strength|confidence|similarity|match|match type|match types|matched|relevance|rate|percentage)$/;
/** Named things with a score that are no people: a score in these says nothing of a match. */
const THINGS =
  /\b(scores?|rules?|signals?|reasons?|factors?|dimensions?|checks?|modules?|models?|sections?|indicators?|features?|codes?|breach(es)?|accounts?|address(es)?|usage|services?|identifiers|items|plans?|domains?|devices?|variables|attributes|metrics)$/;

/** What a key of an entry tells, if its value is given. */
const entrySign = perWords((words): 'name' | 'match' | 'list' | 'person' | null => {
  const called = screeningName(words);
  if (MATCH_SIGN.test(called)) return 'match';
  if (isField(words, 'best-name', 'name', 'names', 'other-name', 'first-name', 'last-name')) return 'name';
  if (isField(words, 'list-name', 'source', 'authority')) return 'list';
  return isField(words, 'alias', 'birth', 'birth-year') && called !== 'age' ? 'person' : null;
});
const isListOfThings = perWords((words) => THINGS.test(screeningName(words)));

const COMPARED =
  /^(no[\s_-]?match|not[\s_-]?matched|mis[\s_-]?match(ed)?|match(ed)?|none|n\/?a|partial|exact|yes|no|true|false)$/i;
/** Whether a value says how something compares. */
const isOutcome = (value: unknown): boolean => typeof value === 'string' && value.length < 20 && COMPARED.test(value);

/** Whether an object names somebody and says how well it matches, or on which list it is; with `alsoPerson`, or an alias or birth. */
export function isNamedEntry(node: JsonNode, alsoPerson = true): boolean {
  const isOfThings = node.parent !== null && isListOfThings(node.parent.words);
  let hasName = false;
  let hasSign = false;
  const look = ({ words, value }: JsonNode | JsonLeaf): void => {
    const sign = entrySign(words);
    // `DOB: "Nomatch"` is of a comparison.
    if (sign === null || isBlank(value) || (sign !== 'match' && isOutcome(value))) return;
    // A `source: { … }` may be the origin of any record, a `match: { … }` holds something else.
    if (sign === 'name') hasName ||= typeof value === 'string' || isList(value);
    else if (sign === 'match') hasSign ||= !isOfThings && typeof value !== 'object';
    else if (sign === 'list') hasSign ||= isList(value) || (typeof value === 'string' && !ENTERED.test(value));
    else hasSign ||= alsoPerson;
  };
  for (const child of node.children) {
    look(child);
    if (!isNode(child) || !isObject(child.value) || isEcho(child)) continue;
    for (const inner of child.children) {
      if (!isNode(inner) || isList(inner.value)) look(inner);
      // `entry: { names: […], list: { name } }`
      else if (isField(inner.words, 'list-name')) hasSign ||= namesSomebody(inner);
    }
  }
  return hasName && hasSign && !isOwnRecord(node);
}

/** How somebody came into a list of one's own: no source of a finding. */
const ENTERED = /^(manual(ly)?|automatic(ally)?|auto|api|web|app|upload|import|batch|file|user|system|form|crm|self)$/i;
const ENTERED_KEY = /^(added|uploaded|enrolled|onboarded|imported|submitted|monitored) (by|at|on)$/;
const isEnteredKey = perWords((words) => ENTERED_KEY.test(words.join(' ')));

/** Whether an object is one of the asked subjects in a list of one's own: `{ name, birth, source: "Manual", decision: null }`. */
const isOwnRecord = perNode(({ children }) => {
  const leaves = children.filter((child): child is JsonLeaf => !isNode(child));
  const isEntered = leaves.some(
    ({ words, value }) =>
      isEnteredKey(words) || (isField(words, 'source') && typeof value === 'string' && ENTERED.test(value)),
  );
  return isEntered && !leaves.some(({ words, value }) => !isBlank(value) && entrySign(words) === 'match');
});

/** Lists of other names, whose items say by an id whose they are: `altNames: [{ entityID, alternateName }]`. */
const ALIAS_LIST =
  /^((entity|sdn|list|match(ed|ing)?) )?(akas?|alias(es)?|alts?|(alt|alternate|alternative|aka|alias|other|former|previous) (names?|identit(y|ies)|entries|records|spellings))$/;
const OWNER_ID =
  /^(entity|sdn|ent|parent|main|primary|owner|record|profile|person|master|list entry|subject|hit) (id|uid|num|number|ref|reference)$|^uid$/;
const isAliasList = perWords((words) => ALIAS_LIST.test(screeningName(words)));
const isOwnerId = perWords((words) => OWNER_ID.test(screeningName(words)));

/** Returns the id of the entry whose other name an item of a list is; null if it is an entry itself. */
export const ownerOfAlias = perNode((node): string | null => {
  const { parent } = node;
  if (parent === null || !isList(parent.value) || !isAliasList(parent.words)) return null;
  const id = node.children.find((child) => !isNode(child) && isOwnerId(child.words) && !isBlank(child.value));
  return id && (typeof id.value === 'string' || typeof id.value === 'number') ? String(id.value).trim() : null;
});

/** Whether an object itself names somebody. */
export const namesSomebody = perNode(({ children }) =>
  children.some(({ words, value }) => entrySign(words) === 'name' && !isBlank(value) && !isOutcome(value)),
);

/** Levels from a finding to the person whom it is about. */
const MAX_LEVELS = 4;

/** Returns the listed person whom a nameless finding is about, if there is one: `{ name, dob, sanctions: [{ source }] }`. */
export function personAround(finding: JsonNode): JsonNode | null {
  if (namesSomebody(finding)) return null;
  let at = finding.parent;
  for (let level = 0; level < MAX_LEVELS && at !== null; level++, at = at.parent) {
    const list = at.parent;
    const isSubject = list?.parent === null && list.children.length === 1;
    if (isObject(at.value) && isList(list?.value) && namesSomebody(at) && isNamedEntry(at))
      return isSubject ? null : at;
  }
  return null;
}
