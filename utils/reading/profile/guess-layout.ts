import { isNode, type JsonTree } from '@/utils/json/json-tree';
import type { ScreeningRow } from '@/utils/reading/facts/screening/screening-row';
import { SCREENING_KINDS, type ScreeningKind } from '@/utils/reading/lexicon/screening-kind';
import type { Report } from '@/utils/reading/report';
import { applyLayout } from './apply-layout';
import { createHitParts } from './hit-parts';
import { type JsonPlace, patternOf, placesAt } from './pattern';
import { fieldsToRemember } from './patterns-of-answer';
import {
  HIT_FIELDS,
  type HitField,
  type Layout,
  MAX_FACTS,
  patternsUsed,
  type ScreeningRule,
  type Sign,
} from './profile';
import { EMPTY_LIST, hasWord, LIST, POSITIVE, wordOf } from './word';

/** An answer with its report by the general rules alone. */
export interface Example {
  answer: JsonTree;
  report: Report;
}

/**
 * Proposes a layout from examples: one clean and one with a hit say more than one. What was confirmed before stays; the
 * examples add to it. Only a person makes it a profile.
 * @param today calendar day, such as 2026-11-12
 */
export function guessLayout(examples: readonly Example[], before: Layout | null, today: string): Layout {
  const verdict = before?.verdict ?? guessVerdictField(examples);
  const screening = Object.fromEntries(
    SCREENING_KINDS.flatMap((kind) => {
      const rule = guessRow(examples, kind, before?.screening[kind]);
      return rule === undefined ? [] : [[kind, rule]];
    }),
  );
  const layout: Omit<Layout, 'fields'> = {
    confirmedOn: today,
    ...(verdict && { verdict: withVerdictWords(verdict, examples) }),
    screening,
    hit: { ...guessHit(examples), ...before?.hit },
    facts: before?.facts ?? guessFacts(examples),
  };
  const guessed = { ...layout, fields: rememberedFields(layout, examples, before?.fields ?? []) };
  return withoutSilentRows(guessed, examples, before);
}

/** Leaves out rows that say nothing in some example: each result like it would be called changed. */
function withoutSilentRows(layout: Layout, examples: readonly Example[], before: Layout | null): Layout {
  const changes = examples.flatMap(
    ({ answer, report }) => applyLayout(report, answer, { layout }).profile?.changes ?? [],
  );
  const gone = new Set(changes.filter(({ kind }) => kind === 'gone').map((change) => change.pattern));
  const rows = SCREENING_KINDS.flatMap((kind) => {
    const rule = layout.screening[kind];
    const isSilent = rule?.signs.some((sign) => gone.has(sign.pattern)) && before?.screening[kind] === undefined;
    return rule === undefined || isSilent ? [] : [[kind, rule] as const];
  });
  return { ...layout, screening: Object.fromEntries(rows) };
}

/** Returns the key patterns of the examples, those that a layout uses and those of its hits first. */
export function rememberedFields(
  layout: Omit<Layout, 'fields'>,
  examples: readonly Pick<Example, 'answer'>[],
  before: Layout['fields'],
): Layout['fields'] {
  const concerned = createHitParts(layout);
  const used = new Set(patternsUsed(layout));
  const answers = examples.map(({ answer }) => answer);
  return fieldsToRemember(answers, before, (pattern) => used.has(pattern) || concerned(pattern).length > 0);
}

/** Returns the object, list or value at a pointer. */
const placeAt = ({ root }: JsonTree, pointer: string | null): JsonPlace | null =>
  pointer === null ? null : (placesAt(root, pointer).places[0] ?? null);

function guessVerdictField(examples: readonly Example[]): Layout['verdict'] {
  for (const { answer, report } of examples) {
    const place = placeAt(answer, report.label?.pointer ?? null);
    if (place && !isNode(place)) return { pattern: patternOf(place), words: [] };
  }
  return undefined;
}

/** Adds the words of the examples; what they mean is only what the general rules know, else it is neutral. */
export function withVerdictWords(
  verdict: NonNullable<Layout['verdict']>,
  examples: readonly Example[],
): NonNullable<Layout['verdict']> {
  const words = [...verdict.words];
  for (const { answer, report } of examples) {
    for (const place of placesAt(answer.root, verdict.pattern).places) {
      const word = wordOf(place);
      const known = words.map((own) => own.word);
      if (word === null || word.includes('@') || hasWord(known, word)) continue;
      const isLabel = report.label?.pointer === place.pointer;
      words.push({ word, means: (isLabel && report.label?.tone) || 'neutral' });
    }
  }
  return { ...verdict, words };
}

const SAYS: Partial<Record<ScreeningRow['state'], 'hit' | 'none'>> = {
  found: 'hit',
  listed: 'hit',
  'none-found': 'none',
  'empty-list': 'none',
};

const MAX_GUESSED_WORD = 40;

/** The word of a place; a number above 0 counts. */
function signWord(place: JsonPlace): string | null {
  if (typeof place.value === 'number' && place.value > 0) return POSITIVE;
  const word = wordOf(place);
  // A longer text is prose, which may name a person.
  return word !== null && word.length <= MAX_GUESSED_WORD && !word.includes('@') ? word : null;
}

/** Words that come in pairs: if one says "hit", the other says "none". */
const PAIRS = [
  [LIST, EMPTY_LIST],
  ['true', 'false'],
  [POSITIVE, '0'],
] as const;

function withOpposites(sign: Sign): Sign {
  const next = { ...sign, hit: [...sign.hit], none: [...sign.none] };
  for (const [hit, none] of PAIRS) {
    const isKnown = (word: string): boolean => hasWord([...next.hit, ...next.none, ...next.other], word);
    if (next.hit.includes(hit) && !isKnown(none)) next.none.push(none);
    if (next.none.includes(none) && !isKnown(hit)) next.hit.push(hit);
    // The other way round: `is_clear: true` is "none", `false` is a hit.
    if (next.none.includes(hit) && hit === 'true' && !isKnown(none)) next.hit.push(none);
    if (next.hit.includes(none) && none === 'false' && !isKnown(hit)) next.none.push(hit);
  }
  return next;
}

/** Proposes the rule of a row; undefined where no example says anything of it. */
function guessRow(
  examples: readonly Example[],
  kind: ScreeningKind,
  before: ScreeningRule | undefined,
): ScreeningRule | undefined {
  if (before?.screens === false) return before;
  const signs = new Map<string, Sign>((before?.signs ?? []).map((sign) => [sign.pattern, sign]));
  const add = (place: JsonPlace, says: 'hit' | 'none'): void => {
    const word = signWord(place);
    if (word === null) return;
    const pattern = patternOf(place);
    const sign = signs.get(pattern) ?? { pattern, hit: [], none: [], other: [] };
    if (hasWord([...sign.hit, ...sign.none, ...sign.other], word)) return;
    signs.set(pattern, { ...sign, [says]: [...sign[says], word] });
  };
  for (const { answer, report } of examples) {
    const row = report.screening.find((each) => each.kind === kind);
    const says = row && SAYS[row.state];
    const place = placeAt(answer, row?.pointer ?? null);
    if (place && says) add(place, says);
    const denied = placeAt(answer, row?.contradictedBy ?? null);
    if (denied) add(denied, 'none');
  }
  // The same field of another example may have a word that no rule knows: it must be confirmed as well.
  for (const { answer, report } of examples) {
    const state = report.screening.find((each) => each.kind === kind)?.state;
    for (const sign of [...signs.values()]) {
      for (const place of placesAt(answer.root, sign.pattern).places) add(place, (state && SAYS[state]) ?? 'hit');
    }
  }
  return signs.size === 0 ? undefined : { screens: true, signs: [...signs.values()].slice(0, 8).map(withOpposites) };
}

/** Proposes what the words of a chosen field say about a row. */
export function guessSign(examples: readonly Example[], kind: ScreeningKind, pattern: string): Sign {
  const sign: Sign = { pattern, hit: [], none: [], other: [] };
  return (
    guessRow(examples, kind, { screens: true, signs: [sign] })?.signs.find((own) => own.pattern === pattern) ?? sign
  );
}

const BIRTH = /\b(birth|dob|born|yob|birthdate|geburtsdatum|naissance|nacimiento)\b/;
const COUNTRY = /\b(country|countries|nationality|nationalities|citizenship)\b/;

function guessHit(examples: readonly Example[]): Layout['hit'] {
  for (const { answer, report } of examples) {
    const [entry] = report.screeningEntries;
    const item = entry && placeAt(answer, entry.pointer);
    if (!entry || !item || !isNode(item)) continue;
    const inside = item.children.filter((child) => child.words.length > 0);
    const named = (words: RegExp): string | undefined =>
      inside.find((child) => words.test(child.words.join(' ')))?.pointer;
    const pointers: Record<HitField, string | undefined> = {
      name: entry.name[0]?.pointer,
      birth: named(BIRTH),
      country: named(COUNTRY),
      list: entry.list?.pointer,
      strength: entry.strength?.pointer,
    };
    return Object.fromEntries(
      HIT_FIELDS.flatMap((field) => {
        const place = placeAt(answer, pointers[field] ?? null);
        return place ? [[field, patternOf(place)]] : [];
      }),
    );
  }
  return {};
}

function guessFacts(examples: readonly Example[]): string[] {
  const patterns = examples.flatMap(({ answer, report }) =>
    report.facts.flatMap(({ field }) => {
      const place = placeAt(answer, field.pointer);
      return place ? [patternOf(place)] : [];
    }),
  );
  return [...new Set(patterns)].slice(0, MAX_FACTS);
}
