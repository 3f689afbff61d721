import { isNode, type JsonLeaf, type JsonNode, type JsonTree } from '@/utils/json/json-tree';
import type { Report } from '@/utils/reading/report';
import { patternOf } from './pattern';
import { HIT_FIELDS, type HitField } from './profile';

/** What a place of an answer is read as. */
export type ExampleTag = 'score' | 'label' | 'hit' | 'none' | HitField;

/** One line of an example: a field with its value, or the name of a part. */
export interface ExampleLine {
  pointer: string;
  /** See `patternOf`. */
  pattern: string;
  /** Levels below the answer. */
  depth: number;
  name: string;
  /** The value as sent; of a list the number of its entries; null for a part. */
  value: { text: string } | { entries: number } | null;
  tag: ExampleTag | null;
}

/** More lines are not looked through. */
const MAX_LINES = 150;
const MAX_DEPTH = 8;
const MAX_TEXT = 80;

/** Returns an answer as lines in its order, each tagged with what it is read as. Of a list only the first entry is in it. */
export function exampleLines({ root }: JsonTree, report: Report): ExampleLine[] {
  const tags = tagsOf(report);
  const lines: ExampleLine[] = [];
  const visit = (place: JsonNode | JsonLeaf, depth: number): void => {
    if (lines.length >= MAX_LINES) return;
    const isEntry = Array.isArray(place.parent?.value);
    if (place.parent !== null && !isEntry) {
      const { pointer, key: name } = place;
      lines.push({
        pointer,
        pattern: patternOf(place),
        depth,
        name,
        value: sentValue(place),
        tag: tags.get(pointer) ?? null,
      });
    }
    if (!isNode(place) || depth >= MAX_DEPTH) return;
    const inner = place.parent === null || isEntry ? depth : depth + 1;
    for (const child of Array.isArray(place.value) ? place.children.slice(0, 1) : place.children) visit(child, inner);
  };
  visit(root, 0);
  return lines;
}

function tagsOf({ score, label, screening, screeningEntries }: Report): Map<string, ExampleTag> {
  const tags = new Map<string, ExampleTag>();
  const add = (pointer: string | null | undefined, tag: ExampleTag): void => {
    if (pointer != null && !tags.has(pointer)) tags.set(pointer, tag);
  };
  add(score?.pointer, 'score');
  add(label?.pointer, 'label');
  for (const { name, birth, country, list, strength, facts } of screeningEntries) {
    const fields = {
      name: name[0]?.pointer,
      birth: birth?.pointer ?? facts.births[0]?.pointer,
      country: country?.pointer ?? facts.countries[0]?.pointer,
      list: list?.pointer,
      strength: strength?.pointer,
    } satisfies Record<HitField, string | undefined>;
    for (const field of HIT_FIELDS) add(fields[field], field);
  }
  for (const { state, pointer } of screening) {
    if (state === 'found' || state === 'listed') add(pointer, 'hit');
    if (state === 'none-found') add(pointer, 'none');
  }
  return tags;
}

function sentValue(place: JsonNode | JsonLeaf): ExampleLine['value'] {
  if (Array.isArray(place.value)) return { entries: place.value.length };
  if (isNode(place)) return null;
  const text = place.literal ?? (typeof place.value === 'string' ? place.value : JSON.stringify(place.value));
  return { text: text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text };
}
