import { isList, isObject, own } from '@/utils/reading/json/json-object';
import type { JsonLeaf, JsonNode } from '@/utils/reading/json/json-tree';
import { readSentNumber, type SentNumber } from '@/utils/reading/json/sent-number';
import type { RankedCandidate } from './rank-candidates';
import type { Scale } from './score';

interface ScaleEnds {
  min: number | null;
  max: number;
}

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

type ChildrenByName = ReadonlyMap<string, JsonNode | JsonLeaf>;

const MAY_NAME_SCALE = /max|min|scale|range|of/i;

/** Returns the children of a node that could state a scale, by the words of their keys. */
function indexChildren({ children }: JsonNode): ChildrenByName {
  const named = children.filter(({ key }) => key.length <= 60 && MAY_NAME_SCALE.test(key));
  return new Map(named.map((child) => [child.words.join(' '), child]));
}

/** Returns the scale inside the number's own text: "72/100". */
export function scaleInText({ number, outOf }: SentNumber, pointer: string): Scale | null {
  return outOf !== null && outOf > 0 && number <= outOf ? { min: null, max: outOf, source: { pointer } } : null;
}

/** Returns the scale that the answer states beside a number, or null. */
export type ReadScale = (candidate: RankedCandidate) => Scale | null;

/**
 * Creates a reader of stated scales. A scale is never inferred from the value: 0.01 is MaxMind's least risk (0.01–99), 1
 * is FullContact's best (1–5).
 */
export function createReadScale(ranked: readonly RankedCandidate[]): ReadScale {
  const scoresIn = Map.groupBy(
    ranked.filter(({ name }) => name.base > 0),
    ({ leaf }) => leaf.parent,
  );
  const indexed = new Map<JsonNode, ChildrenByName>();
  return ({ leaf, sent, name }) => {
    if (sent.outOf !== null) return scaleInText(sent, leaf.pointer);
    const node = leaf.parent;
    if (node === null || isList(node.value) || name.base === 0) return null;
    const children = indexed.get(node) ?? indexChildren(node);
    indexed.set(node, children);
    if (children.size === 0) return null;
    // In `score: { value, max }` and beside a lone `score`, the bare words refer to it; beside other names only `scale`
    // does.
    const isAlone = (scoresIn.get(node)?.length ?? 0) <= 1;
    const ofValue = name.borrows === 'value';
    const bareEnds = ofValue || (isAlone && leaf.words.join(' ') === 'score');
    const own = ofValue ? 'score' : leaf.words.join(' ');
    const find = (kinds: readonly string[], bare: boolean): JsonNode | JsonLeaf | undefined =>
      scaleNames(kinds, own, bare).flatMap((scaleName) => children.get(scaleName) ?? [])[0];
    const whole = find(SCALE_WORDS.whole, ofValue || isAlone);
    const end = find(SCALE_WORDS.end, bareEnds);
    const wholeEnds = whole === undefined ? null : readEnds(whole.value);
    const endEnds = end !== undefined && (ofValue || isUsualEnd(end.value)) ? toEnds(null, end.value) : null;
    const [stated, source] = wholeEnds ? [wholeEnds, whole] : [endEnds, end];
    if (stated === null || source === undefined) return null;
    const min = stated.min ?? readSentNumber(find(SCALE_WORDS.start, bareEnds)?.value)?.number ?? null;
    const fits = sent.number <= stated.max && (min === null || (min < stated.max && sent.number >= min));
    return fits ? { min, max: stated.max, source: { pointer: source.pointer } } : null;
  };
}

function isUsualEnd(value: unknown): boolean {
  return USUAL_ENDS.has(readSentNumber(value)?.number ?? 0);
}
