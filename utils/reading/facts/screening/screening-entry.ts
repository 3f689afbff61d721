import { isList } from '@/utils/json/json-object';
import type { JsonLeaf, JsonNode } from '@/utils/json/json-tree';
import { readSentNumber } from '@/utils/json/sent-number';
import { findScale, indexChildren, type StatedScale } from '@/utils/json/stated-scale';
import { buildField, isPart } from '@/utils/reading/sections/build-part';
import type { AnswerField } from '@/utils/reading/sections/section';
import type { Place } from './place';
import { listKind, readScreeningKey, SCREENING_KINDS, type ScreeningKind, screeningName } from './screening-key';
import type { ScreeningEvidence } from './screening-row';
import { readOutcomeWords } from './statement';

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
  /** The first field of an entry that has none of these. */
  other: AnswerField | null;
}

const MAX_ENTRIES = 3;

/** Keys of the fields of an entry, best first. A field of a part has the words of both: `File.Name`. */
const NAMES = [
  /^(matched|best|primary|entity|caption|full|sanctioned)( matched)? (name|term)$/,
  /^(name|full name|caption|subject matched|title|headline|entity)$/,
  /^names?( full)?$/,
];
const FIRST_NAMES = /^(person )?(first name|forename|given name|name first)$/;
const LAST_NAMES = /^(person )?(last name|surname|family name|name last)$/;
const LISTS = [
  /^(list|list name|watchlist name|sanctions? list|list code)$/,
  /^(data source|source|file|dataset|database)( name)?$|^source name$|^data sets?$/,
  /^(sources|datasets|lists|publisher|source key|source id|source list type|authority|program|programs)$/,
];
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

/** The fields of an entry with the words of their path, not those of lists inside it. */
function fieldsOf(item: JsonNode): { called: string; field: Field }[] {
  return item.children.flatMap((child) => {
    const called = screeningName(child.words);
    if (!isPart(child)) return { called, field: child };
    if (isList(child.value)) return [];
    const inner = child.children.filter((field) => !isPart(field));
    return inner.flatMap((field) => {
      const own = screeningName(field.words);
      return [
        { called: own, field },
        { called: `${called} ${own}`, field },
      ];
    });
  });
}

const hasText = ({ value }: AnswerField): boolean =>
  value.kind === 'list' ? value.items.some(({ kind }) => kind !== 'empty') : value.kind !== 'empty';

function readEntry(item: JsonNode, kinds: ReadonlySet<ScreeningKind>): ScreeningEntry {
  const fields = fieldsOf(item);
  const find = (patterns: readonly RegExp[], isOther?: (text: string) => boolean) => {
    for (const pattern of patterns) {
      for (const { called, field } of fields) {
        const built = pattern.test(called) ? buildField(field) : null;
        if (built && hasText(built) && !(typeof field.value === 'string' && isOther?.(field.value)))
          return { field, built };
      }
    }
    return null;
  };
  const first = (...what: Parameters<typeof find>): AnswerField | null => find(...what)?.built ?? null;
  const [forename, surname] = [first([FIRST_NAMES]), first([LAST_NAMES])];
  const name = first(NAMES, (text) => readOutcomeWords(text) !== null);
  const parts = surname ? [forename ?? name, surname] : [name];
  const strength = find(STRENGTHS);
  const known = {
    name: parts.filter((part) => part !== null),
    list: first(LISTS),
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
  };
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
  return shown;
}

type Items = readonly (readonly [JsonNode, ReadonlySet<ScreeningKind>])[];

/** Puts one entry of each kind first, then the others in the order of the answer. */
function inOrder(items: Items): Items {
  const all = items.toSorted(([a], [b]) => a.order - b.order);
  const firsts = SCREENING_KINDS.map((kind) => all.find(([, kinds]) => kinds.has(kind)));
  return [...new Set([...firsts.filter((entry) => entry !== undefined), ...all])];
}

const listOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));
const textOf = ({ value }: AnswerField): string => (value.kind === 'list' ? '' : value.text.toLowerCase());

/** Whether an entry is empty, or the same as one before: an answer may hold a raw and a short form of a hit. */
function isRepeated(entry: ScreeningEntry, before: readonly ScreeningEntry[]): boolean {
  const { pointer, name, kinds, other } = entry;
  if (isUninformative(entry) && other === null) return true;
  const called = name.map(textOf).join(' ');
  return before.some(
    (other) =>
      called !== '' &&
      other.name.map(textOf).join(' ') === called &&
      kinds.every((kind) => other.kinds.includes(kind)) &&
      listOf(other.pointer) !== listOf(pointer),
  );
}

/** Returns the first entries that speak for a finding. */
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
  const shown: ScreeningEntry[] = [];
  for (const [item, kinds] of inOrder([...items])) {
    if (shown.length === MAX_ENTRIES) break;
    const entry = readEntry(item, kinds);
    if (!isRepeated(entry, shown)) shown.push(entry);
  }
  return shown;
}
