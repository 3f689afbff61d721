import type { HitFacts, Stated } from '@/utils/compare/comparison';
import { isList } from '@/utils/json/json-object';
import type { JsonLeaf, JsonNode, JsonTree } from '@/utils/json/json-tree';
import { readSentNumber } from '@/utils/json/sent-number';
import { SCREENING_KINDS, type ScreeningKind } from '@/utils/reading/lexicon/screening-kind';
import { findScale, indexChildren, type StatedScale } from '@/utils/reading/score/stated-scale';
import { buildField } from '@/utils/reading/sections/build-part';
import type { AnswerField } from '@/utils/reading/sections/section';
import { ownerOfAlias, personAround } from './entry';
import { type EntryContent, readContent } from './entry-content';
import { readEntryFacts } from './entry-facts';
import { type EntryField, entryFields, findField, readNames } from './entry-fields';
import { readStates } from './hit-states';
import type { Place } from './place';
import { readMatches } from './read-matches';
import { listKind, readScreeningKey } from './screening-key';
import type { ScreeningEvidence } from './screening-row';

/** An entry that speaks for a kind, with what the answer says of it, word for word. Absent fields are left out. */
export interface ScreeningEntry {
  pointer: string;
  kinds: ScreeningKind[];
  name: AnswerField[];
  /** Date of birth and country: only from the provider profile. */
  birth: AnswerField | null;
  country: AnswerField | null;
  list: AnswerField | null;
  type: AnswerField | null;
  /** How well it fits, in the provider's own measure; never a score of the subject. */
  strength: AnswerField | null;
  /** The scale of a strength that is a number; null for a word, and for a number whose text has its scale: "72/100". */
  strengthScale: StatedScale | 'not-provided' | null;
  /** The first field of an entry that has none of these, or the name of the rules where the profile names another. */
  other: AnswerField | null;
  /** Whom it is about, to compare with what was asked. */
  facts: HitFacts;
  /** The provider's own comparison of it with the request: "name_exact", "country: NoMatch". */
  matches: Stated[];
  /** How far the provider has reviewed it ("pending_review"), and since when it is no longer listed. */
  states: AnswerField[];
  /** All that it states, also in another list that repeats it. */
  content: EntryContent;
  /** The provider's id of it; null if there is none, or if several entries of the answer have the same. */
  id: Stated | null;
}

/** Keys of the fields of an entry, best first. A field of a part has the words of both: `File.Name`. */
const LISTS = ['list-name', 'source', 'authority'] as const;
const TYPES = [
  /^(risk |list |source |alert |hit )?(type|types|category|categories)$|^list (type|category)$/,
  /^(suspicion|topics|tags|matched|icon hints|risk types|types code|category desc|sub ?category|reason listed)$/,
];
/** What the entry is about, not why it is listed. */
const ENTITY_TYPE =
  /^(person|individual|entity|organi[sz]ation|company|business|profiles?|vessel|aircraft|legal ?entity|bdf)$/i;
const STRENGTHS = [
  /\b(match|name|similarity)\b.*\b(strength|score|confidence|rate|percent|indicator)\b|^(strength|confidence|similarity)$/,
  /^(confidence score|score|match type|match types|relevance)$/,
];

type Field = JsonNode | JsonLeaf;

function readEntry(item: JsonNode, kinds: ReadonlySet<ScreeningKind>): ScreeningEntry {
  const fields = entryFields(item);
  const first = (patterns: Parameters<typeof findField>[1], isOther?: (text: string) => boolean): AnswerField | null =>
    findField(fields, patterns, isOther)?.built ?? null;
  const { shown: name, all: names } = readNames(item, fields);
  const { facts, id } = readEntryFacts(item);
  const strength = findField(fields, STRENGTHS) ?? matchNumber(fields);
  const known = {
    name,
    list: first(LISTS, (text) => name.some((shown) => textOf(shown) === text.toLowerCase())),
    type: first(TYPES, (text) => ENTITY_TYPE.test(text)),
    strength: strength?.built ?? null,
  };
  return {
    pointer: item.pointer,
    kinds: SCREENING_KINDS.filter((kind) => kinds.has(kind)),
    ...known,
    birth: null,
    country: null,
    strengthScale: strength && scaleOf(strength.field),
    other: isUninformative(known) ? first([/./]) : null,
    matches: readMatches(item),
    states: readStates(item),
    facts: { names, ...facts },
    content: readContent(item),
    id,
  };
}

/** `match: 0.94`; a word or a flag there says whether it matches. */
function matchNumber(fields: readonly EntryField[]): { field: Field; built: AnswerField } | null {
  const found = fields.find(({ called, field }) => called === 'match' && readSentNumber(field.value) !== null);
  return found ? { field: found.field, built: buildField(found.field) } : null;
}

const isUninformative = ({ name, list, type, strength }: Pick<ScreeningEntry, 'name' | 'list' | 'type' | 'strength'>) =>
  name.length === 0 && !list && !type && !strength;

function scaleOf({ parent, words, value }: Field): ScreeningEntry['strengthScale'] {
  const sent = readSentNumber(value);
  if (sent === null || sent.outOf !== null || parent === null) return null;
  // Bare words, such as `max`, may be about another number of the entry.
  const names = { name: words.join(' '), bareWhole: false, bareEnds: false, anyEnd: false };
  return findScale(indexChildren(parent), sent.number, names) ?? 'not-provided';
}

/** Returns the entry to show for one that is part of another: the hit, not one of the listings of the hit. */
function shownItem(item: JsonNode, at: (node: JsonNode | null) => Place): JsonNode {
  let shown = item;
  for (let outer: JsonNode | null = item; outer !== null; outer = at(outer.parent).item) {
    shown = outer;
    const { parent } = outer;
    const isListed = parent !== null && isList(parent.value);
    const kind = isListed ? listKind(parent.words) : 'hits';
    if ((kind === 'hits' || kind === 'results') && !(isListed && readScreeningKey(parent.words).kinds.length > 0))
      break;
  }
  return personAround(shown) ?? shown;
}

const listOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));
const textOf = ({ value }: AnswerField): string => (value.kind === 'list' ? '' : value.text.toLowerCase());

const keyOf = ({ name }: ScreeningEntry): string => name.map(textOf).join(' ');

/** Entries of one name, by the list that holds them. */
type SameName = Map<string, ScreeningEntry[]>;

/** Returns the entry of another list that an entry repeats: an answer may hold a raw and a short form of a hit. */
function findRepeated(entry: ScreeningEntry, list: string, known: SameName): ScreeningEntry | undefined {
  for (const [other, entries] of known) {
    const found = other === list ? undefined : entries.find((before) => isSameHit(entry, before));
    if (found) return found;
  }
  return undefined;
}

const isSameHit = (entry: ScreeningEntry, before: ScreeningEntry): boolean =>
  (isSubset(entry.kinds, before.kinds) || isSubset(before.kinds, entry.kinds)) &&
  statements(entry).every((texts, i) => agree(texts, statements(before)[i] ?? []));

const isSubset = (some: readonly ScreeningKind[], others: readonly ScreeningKind[]): boolean =>
  some.every((kind) => others.includes(kind));

/** What tells two people of one name apart. */
const statements = ({ facts, id, list }: ScreeningEntry): readonly (readonly string[])[] => [
  id ? [id.text] : [],
  list ? [textOf(list)] : [],
  ...[facts.births, facts.countries].map((stated) => stated.map(({ text }) => text)),
];

const agree = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === 0 || others.length === 0 || some.some((text) => others.includes(text));

/** Returns all entries that speak for a finding, in the order of the answer. */
export function readEntries(
  evidence: readonly ScreeningEvidence[],
  at: (node: JsonNode | null) => Place,
): ScreeningEntry[] {
  const items = new Map<JsonNode, Set<ScreeningKind>>();
  for (const { kind, says, entries } of evidence) {
    if (says !== 'hit' && says !== 'doubt') continue;
    for (const entry of entries) {
      const shown = shownItem(entry, at);
      items.set(shown, (items.get(shown) ?? new Set()).add(kind));
    }
  }
  const byName = new Map<string, SameName>();
  const shown: ScreeningEntry[] = [];
  for (const [item, kinds] of [...items].sort(([a], [b]) => a.order - b.order)) {
    const entry = readEntry(item, kinds);
    if (isUninformative(entry) && entry.other === null) continue;
    const key = keyOf(entry) || entry.pointer;
    const known: SameName = byName.get(key) ?? new Map();
    const list = listOf(entry.pointer);
    const before = findRepeated(entry, list, known);
    if (before) {
      before.kinds = SCREENING_KINDS.filter((kind) => [...before.kinds, ...entry.kinds].includes(kind));
      before.content.lines.push(...entry.content.lines);
      before.content.fit.push(...entry.content.fit);
      continue;
    }
    byName.set(key, known);
    const inList = known.get(list);
    if (inList) inList.push(entry);
    else known.set(list, [entry]);
    shown.push(entry);
  }
  return withOwnIds(shown);
}

/**
 * Gives entries the names that a list of aliases has for them by their ids.
 * @returns also the ids of these entries
 */
export function withListedAliases(
  entries: ScreeningEntry[],
  { nodes }: JsonTree,
): { entries: ScreeningEntry[]; owners: ReadonlySet<string> } {
  const aliases = Map.groupBy(nodes, (node) => ownerOfAlias(node));
  const owners = new Set<string>();
  if (aliases.size < 2) return { entries, owners };
  const known = entries.map((entry) => {
    const own = (entry.id && aliases.get(entry.id.text)) ?? [];
    if (own.length === 0 || entry.id === null) return entry;
    owners.add(entry.id.text);
    const names = own.flatMap((node) => readNames(node, entryFields(node)).all);
    return { ...entry, facts: { ...entry.facts, aliases: [...entry.facts.aliases, ...names] } };
  });
  return { entries: known, owners };
}

/** An id that several entries have is that of a list or of the search, so it recognizes none of them. */
function withOwnIds(entries: readonly ScreeningEntry[]): ScreeningEntry[] {
  const times = new Map<string, number>();
  for (const { id } of entries) if (id) times.set(id.text, (times.get(id.text) ?? 0) + 1);
  return entries.map((entry) => (entry.id && times.get(entry.id.text) === 1 ? entry : { ...entry, id: null }));
}
