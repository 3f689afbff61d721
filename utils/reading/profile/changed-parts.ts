import type { JsonTree } from '@/utils/json/json-tree';
import { SCREENING_KINDS, type ScreeningKind } from '@/utils/reading/lexicon/screening-kind';
import type { Section } from '@/utils/reading/sections/section';
import type { Change } from './change';
import type { FieldAt } from './field-at';
import { createHitParts } from './hit-parts';
import { isInside, outerPattern, placesAt } from './pattern';
import { patternsOf } from './patterns-of-answer';
import { hitPatterns, type Layout } from './profile';

/** Returns the patterns of a layout whose absence is a change, besides those of rows and verdict. */
const usedPatterns = (layout: Layout): string[] => [...hitPatterns(layout), ...layout.facts];

/** Returns which confirmed fields are gone. @param score pattern of the score */
export function goneFields({ root }: JsonTree, layout: Layout, score: string | null, fieldAt: FieldAt): Change[] {
  const used = score === null ? usedPatterns(layout) : [score, ...usedPatterns(layout)];
  return used.flatMap((pattern): Change[] => {
    if (fieldAt(pattern)?.always === false) return [];
    return placesAt(root, pattern).isMissing ? [{ kind: 'gone', pattern }] : [];
  });
}

/**
 * Returns what is new or of another type in parts that hold hits, with the kinds of screening that it concerns. Of new
 * parts only the outermost. A part that the general rules take for screening holds hits of any kind.
 */
export function changedParts(
  answer: JsonTree,
  layout: Layout,
  sections: readonly Section[],
  fieldAt: FieldAt,
): { change: Change; kinds: ScreeningKind[] }[] {
  const concerned = createHitParts(layout);
  const screening = sections.filter(({ group }) => group === 'screening');
  const places = screening.flatMap(({ fields, parts }) => [...fields, ...parts].map(({ pointer }) => pointer));
  const confirmed = SCREENING_KINDS.filter((kind) => layout.screening[kind] !== undefined);
  const kindsOf = (pattern: string, pointer: string): ScreeningKind[] => {
    const kinds = concerned(pattern);
    if (kinds.length > 0) return kinds;
    return places.some((part) => pointer === part || isInside(pointer, part)) ? confirmed : [];
  };
  const changed: { change: Change; kinds: ScreeningKind[] }[] = [];
  const unknown = new Set<string>();
  for (const [pattern, { types, first }] of patternsOf(answer)) {
    const known = fieldAt(pattern);
    if (known === undefined) unknown.add(pattern);
    const isNew = known === undefined && !unknown.has(outerPattern(pattern));
    const isRetyped = known !== undefined && [...types].some((type) => type !== 'null' && !known.types.includes(type));
    if (!isNew && !isRetyped) continue;
    const kinds = kindsOf(pattern, first.pointer);
    if (kinds.length > 0) changed.push({ change: { kind: isNew ? 'new-field' : 'retyped', pattern }, kinds });
  }
  return changed;
}
