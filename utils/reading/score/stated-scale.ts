import { isList, isObject, own } from '@/utils/json/json-object';
import type { JsonLeaf, JsonNode } from '@/utils/json/json-tree';
import { readSentNumber, type SentNumber } from '@/utils/json/sent-number';

/** The ends of a scale that an answer states. */
export interface StatedScale {
  /** null: only the end was stated ("72/100"). */
  min: number | null;
  max: number;
  /** The pointer of the text that states it. */
  source: { pointer: string };
}

type ScaleEnds = Pick<StatedScale, 'min' | 'max'>;

const SPAN = /^(-?\d{1,6}(?:\.\d{1,4})?)\s*(?:-|–|—|to|\.\.\.?)\s*(\d{1,6}(?:\.\d{1,4})?)$/i;

/** Reads the value of a key such as `scale`: 100, "100", "0-100", [0, 100] or { min: 0, max: 100 }. */
function readEnds(value: unknown): ScaleEnds | null {
  if (isList(value) && value.length === 2) return toEnds(value[0], value[1]);
  if (isObject(value)) return toEnds(own(value, 'min'), own(value, 'max'));
  const [, from, to] = typeof value === 'string' ? (SPAN.exec(value.trim()) ?? []) : [];
  return from !== undefined ? toEnds(from, to) : toEnds(null, value);
}

function toEnds(from: unknown, to: unknown): ScaleEnds | null {
  const min = readSentNumber(from);
  const max = readSentNumber(to);
  if (max === null || max.outOf !== null || min?.outOf) return null;
  return (min?.number ?? 0) < max.number ? { min: min?.number ?? null, max: max.number } : null;
}

/** `max_score` may also be the highest of some scores (Sigma360, search engines). Only a usual end is accepted. */
const USUAL_ENDS = new Set([1, 5, 10, 20, 50, 99, 100, 200, 500, 850, 999, 1000, 10000]);

const SCALE_WORDS = { end: ['max', 'maximum'], start: ['min', 'minimum'], whole: ['scale', 'out of', 'range'] };

/** Returns the keys that would name the scale of this number: `max_fraud_score`, `fraud_score_max`, or just `max`. */
function scaleNames(kinds: readonly string[], name: string, bare: boolean): string[] {
  return kinds.flatMap((kind) => [`${kind} ${name}`, `${name} ${kind}`, ...(bare ? [kind] : [])]);
}

export type ChildrenByName = ReadonlyMap<string, JsonNode | JsonLeaf>;

const MAY_NAME_SCALE = /max|min|scale|range|of/i;

/** Returns the children of a node that could state a scale, by the words of their keys. */
export function indexChildren({ children }: JsonNode): ChildrenByName {
  const named = children.filter(({ key }) => key.length <= 60 && MAY_NAME_SCALE.test(key));
  return new Map(named.map((child) => [child.words.join(' '), child]));
}

/** Returns the scale inside the number's own text: "72/100". */
export function scaleInText({ number, outOf }: SentNumber, pointer: string): StatedScale | null {
  return outOf !== null && outOf > 0 && number <= outOf ? { min: null, max: outOf, source: { pointer } } : null;
}

/**
 * Returns the scale that one of the children states for a number. `name`: its words. `bareWhole`, `bareEnds`: a child
 * named only `scale` or `max` counts, too. `anyEnd`: also an unusual end.
 */
export function findScale(
  children: ChildrenByName,
  number: number,
  { name, bareWhole, bareEnds, anyEnd }: { name: string; bareWhole: boolean; bareEnds: boolean; anyEnd: boolean },
): StatedScale | null {
  const find = (kinds: readonly string[], bare: boolean): JsonNode | JsonLeaf | undefined =>
    scaleNames(kinds, name, bare).flatMap((scaleName) => children.get(scaleName) ?? [])[0];
  const whole = find(SCALE_WORDS.whole, bareWhole);
  const end = find(SCALE_WORDS.end, bareEnds);
  const wholeEnds = whole === undefined ? null : readEnds(whole.value);
  const endEnds = end !== undefined && (anyEnd || isUsualEnd(end.value)) ? toEnds(null, end.value) : null;
  const [stated, source] = wholeEnds ? [wholeEnds, whole] : [endEnds, end];
  if (stated === null || source === undefined) return null;
  const min = stated.min ?? readSentNumber(find(SCALE_WORDS.start, bareEnds)?.value)?.number ?? null;
  const fits = number <= stated.max && (min === null || (min < stated.max && number >= min));
  return fits ? { min, max: stated.max, source: { pointer: source.pointer } } : null;
}

function isUsualEnd(value: unknown): boolean {
  return USUAL_ENDS.has(readSentNumber(value)?.number ?? 0);
}
