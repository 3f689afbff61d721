import { isNode, type JsonTree } from '@/utils/json/json-tree';
import { SCREENING_KINDS } from '@/utils/reading/lexicon/screening-kind';
import { applyLayout } from './apply-layout';
import { type Example, rememberedFields } from './guess-layout';
import { patternOf, placesAt } from './pattern';
import { patternsOf } from './patterns-of-answer';
import type { Layout } from './profile';
import { withoutNames } from './without-names';

/** A layout while it is edited; a pattern that is not filled in yet is empty. */
export type LayoutDraft = Omit<Layout, 'fields'>;

const MAX_VALUES = 3;
const MAX_CHARACTERS = 40;

/** Returns the first values at a pattern, to recognize the field by; an object or list as "{…}" or "[…]". */
export function valuesAt(pattern: string, answers: readonly JsonTree[]): string[] {
  const places = answers.flatMap(({ root }) => placesAt(root, pattern).places);
  const texts = places.map((place) => {
    if (isNode(place)) return Array.isArray(place.value) ? '[…]' : '{…}';
    const text = place.literal ?? (typeof place.value === 'string' ? place.value : JSON.stringify(place.value));
    return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
  });
  return [...new Set(texts)].slice(0, MAX_VALUES);
}

/** Returns the patterns of all fields in the examples, for choosing one. */
export const allPatterns = (examples: readonly Pick<Example, 'answer'>[]): string[] => [
  ...new Set(examples.flatMap(({ answer }) => [...patternsOf(answer).keys()])),
];

/** Returns a draft without what is not filled in. */
function filled(draft: LayoutDraft): LayoutDraft {
  const { verdict, ...rest } = draft;
  const rows = SCREENING_KINDS.flatMap((kind) => {
    const rule = draft.screening[kind];
    const signs = rule?.signs.filter(({ pattern }) => pattern !== '') ?? [];
    return rule === undefined || (rule.screens && signs.length === 0) ? [] : [[kind, { ...rule, signs }] as const];
  });
  return {
    ...rest,
    ...(verdict && verdict.pattern !== '' && { verdict }),
    screening: Object.fromEntries(rows),
    hit: Object.fromEntries(Object.entries(draft.hit).filter(([, pattern]) => pattern)),
    facts: draft.facts.filter((pattern) => pattern !== ''),
  };
}

/**
 * Returns the layout to store: patterns, types and words of the examples, without the names of the people in them.
 * @param names see `namesIn`
 */
export function layoutToStore(
  draft: LayoutDraft,
  examples: readonly Example[],
  before: Layout | null,
  names: readonly string[],
): Layout {
  const own = filled(draft);
  return withoutNames({ ...own, fields: rememberedFields(own, examples, before?.fields ?? []) }, names);
}

/** Returns how many of the examples a layout reads completely: it calls nothing in them changed, and the general rules agree. */
export const completelyRead = (layout: Layout, examples: readonly Example[]): number =>
  examples.filter(({ answer, report }) => {
    const { changes = [], contradictions = [] } = applyLayout(report, answer, { layout }).profile ?? {};
    return changes.length + contradictions.length === 0;
  }).length;

/** Returns the patterns of the hits in the examples. */
export const entryPatterns = (examples: readonly Example[]): string[] => [
  ...new Set(
    examples.flatMap(({ answer, report }) =>
      report.screeningEntries.flatMap(({ pointer }) => placesAt(answer.root, pointer).places.map(patternOf)),
    ),
  ),
];
