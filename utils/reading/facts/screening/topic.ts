import { isList, isObject } from '@/utils/json/json-object';
import { isNode, type JsonLeaf, type JsonNode } from '@/utils/json/json-tree';
import { perWords } from '@/utils/json/words';
import { readScreeningKey, screeningName } from './screening-key';
import type { ScreeningKind } from './screening-kind';
import { isUnderstood, mayMention, readStatements } from './statement';

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
  const { kinds: named, mentions, isPure, isOther } = readScreeningKey(words);
  const isPress = isScreening && mentions.some(({ kind }) => kind === 'media');
  const kinds = named.length === 0 && isPress ? (['media'] as const) : named;
  return kinds.length === 0 ? null : { kinds, isShared: kinds.length > 1, isPure: isPure && !isOther, isPart: false };
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
  if (around.isPart && !key.isPure) return null;
  const isWhole = key.isPure && !key.isDone && !key.isMeta && !isList(node.parent?.value);
  return isWhole ? around : { ...around, isPart: true };
}
