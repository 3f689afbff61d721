import { isBlank, isList, isObject, parseBoolean } from '@/utils/json/json-object';
import { isNode, type JsonLeaf, type JsonNode, type JsonTree } from '@/utils/json/json-tree';
import { readSentNumber } from '@/utils/json/sent-number';
import { listExtent } from '@/utils/reading/facts/list-extent';
import type { ScreeningKind } from '@/utils/reading/lexicon/screening-kind';
import { hasUnknownCode, holdsHits, isCheck, isDenied, isNoHit } from './denied-entry';
import { isArticle, isSurelyEntry, looksLikeEntry, saysNoMatch } from './entry';
import { isNotMade } from './not-made';
import { isMatchOfHit, type Place } from './place';
import { listKind, readScreeningKey, screeningName } from './screening-key';
import { affirmedAt, entriesAt, type ScreeningEvidence } from './screening-row';

/** The kinds that a list is of. `isSure`: a hit in it is one of each kind. */
interface Named {
  kinds: readonly ScreeningKind[];
  isSure: boolean;
}

/** Returns what a list or part is named for; a list inside a check is of the kind of the check. */
function namedFor(node: JsonNode, place: Place): Named | null {
  const { kinds, mentions, tags } = readScreeningKey(node.words);
  const isOther = tags.has('other');
  if (kinds.length > 0) return { kinds, isSure: kinds.length === 1 && !isOther };
  const weak = mentions[0]?.kind;
  if (weak !== undefined && (place.role === 'hit' || place.isScreening))
    return { kinds: [weak], isSure: weak === 'media' && !isOther };
  const { topic } = place;
  const isOfTopic =
    place.item === node ||
    listKind(node.words) !== null ||
    (tags.has('pure') && node.children.some((child) => isNode(child) && isSurelyEntry(child)));
  return topic !== null && isOfTopic ? { kinds: topic.kinds, isSure: !topic.isShared && !isOther } : null;
}

type Found = (Pick<ScreeningEvidence, 'says' | 'n' | 'isAtLeast'> & { entries?: readonly JsonNode[] }) | null;

/** `pep: { active: false }` */
const saysNo = (node: JsonNode): boolean =>
  node.children.some(
    (child) => !isNode(child) && readScreeningKey(child.words).tags.has('flag') && parseBoolean(child.value) === false,
  );

/** An entry that is no item of a list: `sanction: { program, listed_on }`, or a single match of a check. */
function readPart(node: JsonNode, place: Place): Found {
  const { kinds, tags } = readScreeningKey(node.words);
  const isMatch = place.item === node && !isList(node.parent?.value) && place.topic !== null;
  const isEntry = kinds.length > 0 && tags.has('pure') && isSurelyEntry(node) && !isCheck(node) && !saysNo(node);
  if (isMatch || isEntry) return { says: affirmedAt(place), n: null, entries: [place.item ?? node] };
  const isNone = kinds.length > 0 && tags.has('pure') && place.role === 'plain' && !place.isUnfinished;
  return isNone && node.children.some(isZeroMatch) ? { says: 'none', n: null, entries: [] } : null;
}

/** `ofac: { match_score: 0 }` */
const isZeroMatch = (child: JsonNode | JsonLeaf): boolean =>
  !isNode(child) && readSentNumber(child.value) !== null && saysNoMatch(child);

const isHeadline = (value: unknown): boolean => typeof value === 'string' && value.trim().split(/\s+/, 4).length > 3;

/** A list of plain texts at the top may name the lists that were searched. */
function readTexts(node: JsonNode, place: Place, { kinds }: Named): Found {
  const given = node.children.filter(({ value }) => !isBlank(value));
  if (given.length === 0) return { says: 'empty', n: null };
  const isHits = place.role === 'hit' || listKind(node.words) === 'hits';
  const isPress = kinds.includes('media') && given.some(({ value }) => isHeadline(value));
  if (isHits || isPress) return { says: affirmedAt(place), ...countOf(node, given.length) };
  return { says: readScreeningKey(node.words).tags.has('class') ? affirmedAt(place) : 'mention', n: null };
}

/** How many entries a list stands for: a total counts only if every listed item is an entry. */
function countOf(node: JsonNode, listed: number): { n: number; isAtLeast: boolean } {
  const { total, isPartial } = listExtent(node);
  if (total !== null && listed === node.children.length) return { n: total, isAtLeast: false };
  return { n: listed, isAtLeast: isPartial };
}

/** `ofac_alerts: [{ message: "NO MATCH" }]`: every item says that there is none. */
function saysNoneOfAll(node: JsonNode, items: readonly JsonNode[], { role, isUnfinished }: Place): boolean {
  const { kinds, tags } = readScreeningKey(node.words);
  if (kinds.length !== 1 || !tags.has('pure') || tags.has('other') || role !== 'plain' || isUnfinished) return false;
  return (
    items.length === node.children.length &&
    items.every((item) => isNoHit(item) && !holdsHits(item) && !isNotMade(item))
  );
}

function readItems(node: JsonNode, items: readonly JsonNode[], place: Place): Found {
  const kind = listKind(node.words);
  const entries = items.filter((item) => !(kind === 'hits' ? isNoHit(item) : isCheck(item)));
  const open = entries.filter((item) => !isDenied(item, kind === 'hits'));
  if (entries.length === 0) return saysNoneOfAll(node, items, place) ? { says: 'none', n: null, entries: [] } : null;
  if (open.length === 0 || open.every(hasUnknownCode)) return { says: 'doubt', n: null, entries };
  const isNamedForHits = kind === 'hits' || kind === 'results' || place.isHitMap;
  const isPress = place.topic?.kinds.includes('media') === true && open.some(isArticle);
  const isClear = place.role === 'hit' || isNamedForHits || isPress || open.some((item) => looksLikeEntry(item));
  if (!isClear && readScreeningKey(node.words).mentions.length === 0) return null;
  return isClear
    ? { says: affirmedAt(place), ...countOf(node, open.length), entries: open }
    : { says: 'mention', n: null };
}

/** Lists and parts named for a kind: `sanction_matches`, `pep: { hits: […] }`, `listings: { adverseMedia: […] }`. */
export function listEvidence(node: JsonNode, place: Place): ScreeningEvidence[] {
  const key = readScreeningKey(node.words);
  const kind = listKind(node.words);
  if (place.role === 'echo' || key.tags.has('meta') || key.tags.has('done') || key.tags.has('request')) return [];
  if (place.role === 'searched' && kind !== 'hits' && kind !== 'results') return [];
  if (kind === 'hits' && key.kinds.length === 0 && isMatchOfHit(place)) return [];
  const named = namedFor(node, place);
  // "watchlist screenings": each of them says what it found.
  if (named === null || (isList(node.value) && key.tags.has('check') && kind === null)) return [];
  const items = node.children.filter(isNode).filter(({ value }) => isObject(value));
  const found = !isList(node.value)
    ? readPart(node, place)
    : items.length > 0
      ? readItems(node, items, place)
      : readTexts(node, place, named);
  if (found === null) return [];
  const says = found.says === 'hit' && !named.isSure ? 'doubt' : found.says;
  const { pointer } = node;
  const { n, isAtLeast = false, entries = entriesAt(place) } = found;
  return named.kinds.map((kind) => ({
    kind,
    sort: 'list',
    says,
    n,
    isAtLeast,
    pointer,
    entries,
    isWhole: true,
  }));
}

type PlaceOf = (node: JsonNode | null) => Place;

/** An empty list or a mention of a kind inside an entry does not say what the entry is. */
const SPEAKS: ReadonlySet<ScreeningEvidence['says']> = new Set(['hit', 'doubt', 'none']);

const OF_LISTS = /\b(aml|screening|lists?)\b/;

/** `aml: { hits: 3 }`, `listHit: true` */
function statesHits({ words, value, parent }: JsonLeaf, at: PlaceOf): boolean {
  const key = readScreeningKey(words);
  const { isScreening, role } = at(parent);
  const isOther = key.tags.has('done') || key.tags.has('negated') || key.tags.has('other') || key.mentions.length > 0;
  if (role !== 'plain' || isOther || !key.tags.has('result')) return false;
  if (!isScreening && !OF_LISTS.test(screeningName(words))) return false;
  if (key.tags.has('count') && (readSentNumber(value)?.number ?? 0) > 0) return true;
  return key.tags.has('flag') && key.tags.has('pure') && parseBoolean(value) === true;
}

/**
 * Returns what a screening found without naming a kind, as perhaps of watchlists: each entry is on some list. Entries
 * count beside others (`aml: { candidates: [{ lists: ["…"] }] }`), a number only where nothing else is said.
 */
export function unnamedEvidence(tree: JsonTree, at: PlaceOf, named: readonly ScreeningEvidence[]): ScreeningEvidence[] {
  const known = new Set(named.flatMap(({ says, entries }) => (SPEAKS.has(says) ? entries : [])));
  const entries = tree.nodes.filter((node) => {
    const { item, isScreening, isDenied } = at(node);
    return item === node && isScreening && !isDenied && !known.has(node);
  });
  const [first] = entries;
  const count = named.length === 0 ? tree.leaves.find((leaf) => statesHits(leaf, at)) : undefined;
  const pointer = first ? (first.parent ?? first).pointer : count?.pointer;
  if (pointer === undefined) return [];
  const says = first || parseBoolean(count?.value) === true ? 'doubt' : 'mention';
  return [{ kind: 'watchlists', sort: 'list', says, n: null, pointer, entries, isWhole: true }];
}
