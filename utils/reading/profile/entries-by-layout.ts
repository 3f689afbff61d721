import type { Stated } from '@/utils/compare/comparison';
import { isNode, type JsonNode } from '@/utils/json/json-tree';
import { readContent } from '@/utils/reading/facts/screening/entry-content';
import { readEntryFacts } from '@/utils/reading/facts/screening/entry-facts';
import { statedBy } from '@/utils/reading/facts/screening/entry-fields';
import { readStates } from '@/utils/reading/facts/screening/hit-states';
import { readMatches } from '@/utils/reading/facts/screening/read-matches';
import type { ScreeningEntry } from '@/utils/reading/facts/screening/screening-entry';
import { SCREENING_KINDS, type ScreeningKind } from '@/utils/reading/lexicon/screening-kind';
import { buildField } from '@/utils/reading/sections/build-part';
import type { AnswerField } from '@/utils/reading/sections/section';
import { isInside, type JsonPlace, outerPattern, placesAt } from './pattern';
import { type HitField, hitPatterns, type Layout } from './profile';
import { sayingOf } from './word';

/** Returns the pattern of an item that a field of a hit lies in: up to the last "*". Null without one. */
function itemPattern(layout: Layout): string | null {
  const [field] = hitPatterns(layout);
  const end = field?.lastIndexOf('/*/') ?? -1;
  return field === undefined || end < 0 ? null : field.slice(0, end + 2);
}

function fieldOf(item: JsonNode, inItem: string, pattern: string | undefined): AnswerField | null {
  if (pattern === undefined || !isInside(pattern, inItem)) return null;
  const [place] = placesAt(item, pattern.slice(inItem.length)).places;
  const field = place ? buildField(place) : null;
  // A blank field says nothing that could stand for what the general rules read.
  return field && statedBy(field).length > 0 ? field : null;
}

/** Returns the kinds of screening whose signs call an item a hit: in the item itself, or by the list that it is in. */
function kindsOf(item: JsonNode, inItem: string, { screening }: Layout): ScreeningKind[] {
  return SCREENING_KINDS.filter((kind) =>
    (screening[kind]?.signs ?? []).some((sign) => {
      if (sign.pattern === outerPattern(inItem)) return item.parent !== null && sayingOf(sign, item.parent) === 'hit';
      if (!isInside(sign.pattern, inItem)) return false;
      return placesAt(item, sign.pattern.slice(inItem.length)).places.some((place) => sayingOf(sign, place) === 'hit');
    }),
  );
}

/** Returns what a confirmed field states, then what the general rules read: a profile takes no name from a hit. */
function withGeneral(field: AnswerField, general: readonly Stated[]): Stated[] {
  const own = statedBy(field);
  return [...own, ...general.filter(({ text }) => !own.some((stated) => stated.text === text))];
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const isWithin = (some: readonly string[], others: readonly string[]): boolean =>
  some.every((word) => others.includes(word));

/** Whether an entry by a layout is named otherwise than by the general rules, not only by more or fewer of the same words. */
export function isRenamed(general: ScreeningEntry, { name }: Pick<ScreeningEntry, 'name'>): boolean {
  const names = general.facts.names.map(({ text }) => wordsOf(text));
  if (name === general.name) return false;
  const shown = name.flatMap(statedBy).flatMap(({ text }) => wordsOf(text));
  return (
    names.length > 0 && (shown.length === 0 || !names.some((words) => isWithin(shown, words) || isWithin(words, shown)))
  );
}

/** Returns the name of the general rules as one field, to be shown beside the confirmed one. */
function generalName({ name, facts, other }: ScreeningEntry): AnswerField | null {
  const [shown = other] = name;
  const text = facts.names[0]?.text;
  return shown && text !== undefined ? { ...shown, value: { kind: 'text', text } } : shown;
}

/**
 * Returns the entries with the confirmed fields of a hit, and hits that only the profile knows. The entries of the
 * general rules all stay, with their names, births and countries.
 */
export function entriesByLayout(entries: readonly ScreeningEntry[], root: JsonPlace, layout: Layout): ScreeningEntry[] {
  const inItem = itemPattern(layout);
  if (inItem === null) return [...entries];
  const items = placesAt(root, inItem).places.filter(isNode);
  const byPointer = new Map(items.map((item) => [item.pointer, item]));
  const read = (item: JsonNode, entry: ScreeningEntry): ScreeningEntry => {
    const of = (field: HitField): AnswerField | null => fieldOf(item, inItem, layout.hit[field]);
    const [name, birth, country] = [of('name'), of('birth'), of('country')];
    const named = { ...entry, name: name ? [name] : entry.name };
    return {
      ...named,
      other: isRenamed(entry, named) ? generalName(entry) : entry.other,
      birth: birth ?? entry.birth,
      country: country ?? entry.country,
      facts: {
        ...entry.facts,
        ...(name && { names: withGeneral(name, entry.facts.names) }),
        ...(birth && { births: withGeneral(birth, entry.facts.births) }),
        ...(country && { countries: withGeneral(country, entry.facts.countries) }),
      },
      list: of('list') ?? entry.list,
      strength: of('strength') ?? entry.strength,
    };
  };
  const known = entries.map((entry) => {
    const item = byPointer.get(entry.pointer);
    return item ? read(item, entry) : entry;
  });
  const shown = new Set(entries.map(({ pointer }) => pointer));
  const others: ScreeningEntry[] = [];
  for (const item of items) {
    if (shown.has(item.pointer)) continue;
    const kinds = kindsOf(item, inItem, layout);
    if (kinds.length === 0) continue;
    const { facts, id } = readEntryFacts(item);
    others.push(
      read(item, {
        ...EMPTY_ENTRY,
        pointer: item.pointer,
        kinds,
        facts: { names: [], ...facts },
        matches: readMatches(item),
        states: readStates(item),
        content: readContent(item),
        id,
      }),
    );
  }
  return [...known, ...others];
}

const EMPTY_ENTRY = {
  name: [],
  birth: null,
  country: null,
  list: null,
  type: null,
  strength: null,
  strengthScale: null,
  other: null,
};
