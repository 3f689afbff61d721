import type { JsonTree } from '@/utils/json/json-tree';
import { createFieldAt } from './field-at';
import { type JsonPlace, patternOf, placesAt } from './pattern';
import { type FieldPattern, type Layout, MAX_FIELDS, type ValueType } from './profile';
import { typeOf } from './word';

/** The key patterns of an answer, each with the types of its values and its first place. */
export type PatternsOfAnswer = ReadonlyMap<string, { types: ReadonlySet<ValueType>; first: JsonPlace }>;

/** Returns the key patterns of an answer, in its order. Linear in its size. */
export function patternsOf({ nodes, leaves }: JsonTree): PatternsOfAnswer {
  const found = new Map<string, { types: Set<ValueType>; first: JsonPlace }>();
  for (const place of [...nodes, ...leaves]) {
    if (place.parent === null) continue;
    const pattern = patternOf(place);
    const known = found.get(pattern);
    if (known) known.types.add(typeOf(place));
    else found.set(pattern, { types: new Set([typeOf(place)]), first: place });
  }
  return found;
}

/** Returns the pointers of everything in an answer that a confirmed layout knows, with the same type of value. */
export function knownPointers({ nodes, leaves }: JsonTree, layout: Pick<Layout, 'fields'>): Set<string> {
  const fieldAt = createFieldAt(layout);
  const byPattern = new Map<string, FieldPattern | undefined>();
  const known = new Set<string>();
  for (const place of [...nodes, ...leaves]) {
    const pattern = patternOf(place);
    if (!byPattern.has(pattern)) byPattern.set(pattern, fieldAt(pattern));
    if (byPattern.get(pattern)?.types.includes(typeOf(place))) known.add(place.pointer);
  }
  return known;
}

/**
 * Returns the key patterns to remember of confirmed answers.
 * @param before the patterns confirmed earlier
 * @param important whether a pattern must not be left out if there are too many
 */
export function fieldsToRemember(
  answers: readonly JsonTree[],
  before: readonly FieldPattern[],
  important: (pattern: string) => boolean,
): FieldPattern[] {
  const all = new Map<string, FieldPattern>(before.map((field) => [field.pattern, field]));
  for (const answer of answers) {
    for (const [pattern, { types }] of patternsOf(answer)) {
      const known = all.get(pattern);
      const merged = [...new Set([...(known?.types ?? []), ...types])];
      all.set(pattern, { pattern, types: merged, always: known?.always ?? before.length === 0 });
    }
  }
  const fields = [...all.values()].map((field) => ({
    ...field,
    always: field.always && answers.every(({ root }) => !placesAt(root, field.pattern).isMissing),
  }));
  const ordered = [
    ...fields.filter(({ pattern }) => important(pattern)),
    ...fields.filter(({ pattern }) => !important(pattern)),
  ];
  return ordered.slice(0, MAX_FIELDS);
}
