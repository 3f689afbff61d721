import { isList, isObject } from '@/utils/json/json-object';
import { isNode, type JsonLeaf, type JsonNode, type JsonTree, perNode } from '@/utils/json/json-tree';
import { mayMention } from '@/utils/reading/lexicon/kinds';
import type { ScreeningKind } from '@/utils/reading/lexicon/screening-kind';
import { perWords } from '@/utils/reading/lexicon/words';
import { isCheck, isDenied, isHitItself, isNoHit } from './denied-entry';
import { isArticle, isEcho, isMatchOfList, isNamedEntry, looksLikeEntry, ownerOfAlias } from './entry';
import { isNotMade } from './not-made';
import { listKind, readScreeningKey, screeningName } from './screening-key';
import { isUnderstood, readStatements } from './statement';

/** The kinds that a part of an answer is about. */
export interface Topic {
  kinds: readonly ScreeningKind[];
  /** One text names several kinds ("PEP and sanctions"): a hit may be of any of them. */
  isShared: boolean;
  /** Nothing else is named, so a "no" is about the whole kind. */
  isPure: boolean;
  /** A part of the kind, such as one list of it: a "no" is about the part. */
  isPart: boolean;
}

/** Keys by which a part names what it is about, other than its own key. */
const NAMING_KEY =
  /^((check|report|service|search|screening|alert|match|matched|hit|risk|list|source|data source|datasource|field|module|product|object|watchlist|category|result) )*(type|types|name|title|label|category|kind|code|key|abbr|agency|check|checks|service|report|object|product|module|source|list|scope|lista|liste|tipo|typ|fuente|quelle)$/;
/** These may hold the name of anybody, so every word must be understood. */
const FREE_NAME = /^(name|title|label)$/;
const MAX_NAME = 120;

/** Whether a key names what its part is about. */
export const isNamingKey = perWords((words) => NAMING_KEY.test(screeningName(words)));

/**
 * Returns what the own key of a part names, or null.
 * @param isScreening "media" means the press there
 */
export function topicOfKey({ words }: JsonNode, isScreening = false): Topic | null {
  const { kinds: named, mentions, tags } = readScreeningKey(words);
  const isPress = isScreening && mentions.some(({ kind }) => kind === 'media');
  const kinds = named.length === 0 && isPress ? (['media'] as const) : named;
  return kinds.length === 0
    ? null
    : { kinds, isShared: kinds.length > 1, isPure: tags.has('pure') && !tags.has('other'), isPart: false };
}

const THING_KEY = /^(list|watchlist|source|data source|dataset|database|check|category|type)$/;

/** The fields of a thing that only has a name stand for it: `watchlist: { name: "PEP" }`. */
function withNamedThing(child: JsonNode | JsonLeaf): readonly (JsonNode | JsonLeaf)[] {
  const isThing = isNode(child) && isObject(child.value) && THING_KEY.test(screeningName(child.words));
  return isThing && !child.children.some(isNode) ? child.children : [child];
}

/** The kinds that its fields name: `type: "pep"`, `serviceName: "NegativeNews"`, `checks: ["sanctions"]`. */
function topicOfFields(node: JsonNode): Topic | null {
  const kinds = new Set<ScreeningKind>();
  let isShared = false;
  let isPure = true;
  for (const { words, value } of node.children.flatMap(withNamedThing)) {
    if (!isNamingKey(words)) continue;
    const texts = isList(value) ? value : [value];
    for (const text of texts) {
      if (typeof text !== 'string' || text.length > MAX_NAME || !mayMention(text)) continue;
      const statements = readStatements(text).filter(({ isWeak, says }) => !isWeak && says !== 'none');
      const named = new Set(statements.map(({ kind }) => kind));
      isPure &&= !FREE_NAME.test(screeningName(words)) || isUnderstood(text);
      isShared ||= named.size > 1 || (texts.length > 1 && named.size > 0);
      for (const kind of named) kinds.add(kind);
    }
  }
  return kinds.size === 0 ? null : { kinds: [...kinds], isShared, isPure, isPart: false };
}

/**
 * Returns what a part is about: by its key, else by its fields, else by the part around it. An entry of a list of hits
 * is no check, so its fields name no topic.
 */
export function topicOf(node: JsonNode, around: Topic | null, isEntry: boolean, isScreening: boolean): Topic | null {
  const own = topicOfKey(node, isScreening) ?? (isObject(node.value) && !isEntry ? topicOfFields(node) : null);
  if (own !== null || around === null) return own;
  const key = readScreeningKey(node.words);
  if (around.isPart && !key.tags.has('pure')) return null;
  const isWhole = key.tags.has('pure') && !key.tags.has('done') && !key.tags.has('meta') && !isList(node.parent?.value);
  return isWhole ? around : { ...around, isPart: true };
}

/** What the path of a node means for screening. */
export interface Place {
  /**
   * `echo`: of the request. `searched`: where the service searched. `other`: other people and things, and earlier
   * answers. `hit`: inside an entry of a list of hits.
   */
  role: 'plain' | 'echo' | 'searched' | 'other' | 'hit';
  /** The innermost entry around it. */
  item: JsonNode | null;
  /** The answer says that the entry is not the subject. */
  isDenied: boolean;
  /** What its values are about, unless their keys say otherwise. */
  topic: Topic | null;
  /** Its own key names the topic. */
  isTopicKey: boolean;
  /** Failed or not finished: its zeros and empty lists mean nothing. */
  isUnfinished: boolean;
  /** A part about screening, where "media" means the press. */
  isScreening: boolean;
  /** Inside an object or list named for hits, whose keys may be anything. */
  isHitMap: boolean;
  /** Inside a part named for watchlists: its entries are on one, of whatever kind they are. */
  isWatchlist: boolean;
  /** It or a part around it counts no hit at all. */
  countsNone: boolean;
}

const TOP: Place = {
  ...{ role: 'plain', item: null, isDenied: false, topic: null, isTopicKey: false, isUnfinished: false },
  ...{ isScreening: false, isHitMap: false, isWatchlist: false, countsNone: false },
};

const SCREENING_WORD = /\b(aml|screening|screenings|screen|compliance|watchlist|sanctions?|kyc|pep)\b/;

/** Earlier answers are not this one. */
const EARLIER =
  /^(previous|past|earlier|historic|historical)\b|\b(history|timeline|transitions|revisions)$|^((review|case|alert|match|hit) )?(statuses|states|status (changes|log|events))$/;

/** Whether a part named "source" is the origin of something, with its own findings, not a place that was searched. */
const isOrigin = (node: JsonNode): boolean =>
  screeningName(node.words) === 'source' &&
  node.children.some(
    (child) => isNode(child) && child.children.some((inner) => isNode(inner) && inner.children.some(isNode)),
  );

function roleOf(node: JsonNode, around: Place): Place['role'] {
  const key = readScreeningKey(node.words);
  if (around.role === 'echo' || isEcho(node)) return 'echo';
  if (around.role === 'other' || key.tags.has('other') || EARLIER.test(node.words.join(' '))) return 'other';
  if (around.role === 'hit') return 'hit';
  return around.role === 'searched' || (key.tags.has('searched') && key.kinds.length === 0 && !isOrigin(node))
    ? 'searched'
    : 'plain';
}

/** How strongly the list around an item says that it holds hits. */
function kindOfList({ parent, words }: JsonNode): ReturnType<typeof listKind> {
  if (parent === null || !isList(parent.value)) return listKind(words);
  return parent.parent === null ? 'general' : listKind(parent.words);
}

/** Whether a list of hits inside an entry lists how the entry itself matches: `hits: [{ full_name, dob, matches: […] }]`. */
export const isMatchOfHit = ({ item }: Pick<Place, 'item'>): boolean =>
  item?.parent != null && isList(item.parent.value) && listKind(item.parent.words) === 'hits' && isHitItself(item);

function isEntry(node: JsonNode, around: Place, role: Place['role']): boolean {
  const { parent, value } = node;
  if (parent === null || !isObject(value) || role === 'echo' || role === 'other') return false;
  if (ownerOfAlias(node) !== null) return false;
  const kind = kindOfList(node);
  if (role === 'searched' && kind !== 'hits') return false;
  if (!isList(parent.value)) {
    const isMatch = isMatchOfList(node) || ((around.isHitMap || kind === 'hits') && looksLikeEntry(node));
    return isMatch && !isCheck(node);
  }
  if (kind === 'hits' && isMatchOfHit(around)) return false;
  if (kind === 'hits') return !isNoHit(node);
  const isSubject = parent.parent === null && parent.children.length === 1;
  // A name with its list or the strength of its match is an entry, whatever the list is called.
  if (isNamedEntry(node, false)) return !isCheck(node) && !(isSubject && !isMatchOfList(node));
  if (isSubject) return false;
  if (around.topic?.kinds.includes('media') === true && isArticle(node)) return true;
  const isNamed = readScreeningKey(parent.words).kinds.length > 0;
  const least = kind === 'results' || isNamed ? 1 : 2;
  return (kind !== null || around.isHitMap) && looksLikeEntry(node, least) && !isCheck(node);
}

/** Whether an object has a key for each of several kinds: then it is a screening. */
const namesKinds = perNode(({ children, inList }) => {
  if (inList) return false;
  const kinds = new Set(children.flatMap(({ words }) => readScreeningKey(words).kinds));
  return kinds.size > 1;
});

/** `total_hits: 0` */
function isZeroCount({ words, value }: JsonLeaf): boolean {
  const key = readScreeningKey(words);
  return (value === 0 || value === '0') && key.tags.has('count') && key.mentions.length === 0 && !key.tags.has('done');
}

function placeOf(node: JsonNode, around: Place): Place {
  const role = roleOf(node, around);
  const isItem = isEntry(node, around, role);
  const isScreening = around.isScreening || SCREENING_WORD.test(screeningName(node.words)) || namesKinds(node);
  const isOfScreening = around.isScreening || (node.parent !== null && namesKinds(node.parent));
  const topic = topicOf(node, around.topic, isItem, isOfScreening && !isList(node.value) && role === 'plain');
  const isHitList = around.isHitMap || kindOfList(node) === 'hits';
  return {
    role: isItem ? 'hit' : role,
    item: isItem ? node : around.item,
    isDenied: around.isDenied || (isItem && isDenied(node, isHitList)),
    topic,
    isTopicKey: topic !== null && topicOfKey(node, isOfScreening) !== null,
    isUnfinished: around.isUnfinished || node.failed || node.failure?.why === 'pending' || isNotMade(node),
    isScreening,
    isHitMap: !isItem && (listKind(node.words) === 'hits' || (around.isHitMap && around.item === null)),
    isWatchlist: around.isWatchlist || topic?.kinds.includes('watchlists') === true,
    countsNone: around.countsNone || node.children.some((child) => !isNode(child) && isZeroCount(child)),
  };
}

const SOURCE_KEY = /\b(sources?|datasets?|data sets?|databases?|providers?|vendors?|engine|supplier)( name)?$/;

/** Whether a field only names where the service searched and counts no hit: `{ meta: { source: "OpenSanctions" }, hits: 0 }`. */
export const namesSearched = ({ words, parent }: JsonLeaf, { countsNone, role }: Place): boolean =>
  countsNone && role !== 'hit' && SOURCE_KEY.test(screeningName(words)) && !(parent && looksLikeEntry(parent, 1));

/** Returns the place of every object and list; of null, that of the whole answer. */
export function placesOf({ nodes }: JsonTree): (node: JsonNode | null) => Place {
  const places = new Map<JsonNode, Place>();
  const at = (node: JsonNode | null): Place => (node && places.get(node)) ?? TOP;
  for (const node of nodes) places.set(node, placeOf(node, at(node.parent)));
  return at;
}
