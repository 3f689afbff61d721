import { isList, isObject, type JsonObject, own } from '@/utils/reading/json/json-object';
import { childPointer } from '@/utils/reading/json/pointer';
import { readSentNumber, type SentNumber } from '@/utils/reading/json/sent-number';
import type { SplitWords } from '@/utils/reading/json/words';
import type { RankedCandidate } from './rank-candidates';
import type { Scale } from './score';

type ScaleEnds = { min: number | null; max: number };

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

type KeysByWords = ReadonlyMap<string, string>;

const MAY_NAME_SCALE = /max|min|scale|range|of/i;

/** Returns the keys of an object that could be one of those names, indexed by their words. */
function indexKeys(node: JsonObject, splitWords: SplitWords): KeysByWords {
  const keys = new Map<string, string>();
  for (const key of Object.keys(node)) {
    if (key.length <= 60 && MAY_NAME_SCALE.test(key)) keys.set(splitWords(key).join(' '), key);
  }
  return keys;
}

/** Returns the scale inside the number's own text: "72/100". */
export function scaleInText({ number, outOf }: SentNumber, pointer: string): Scale | null {
  return outOf !== null && outOf > 0 && number <= outOf ? { min: null, max: outOf, source: { pointer } } : null;
}

/**
 * Reads the scale that the answer states beside a number, else null. Never inferred from the value: 0.01 is MaxMind's
 * least risk (0.01–99), 1 is FullContact's best (1–5). `alone`: the object holds no other score.
 */
export function createReadScale(splitWords: SplitWords): (candidate: RankedCandidate, alone: boolean) => Scale | null {
  const indexed = new Map<JsonObject, KeysByWords>();
  return (candidate, alone) => {
    const { leaf, sent, name } = candidate;
    if (sent.outOf !== null) return scaleInText(sent, leaf.pointer);
    const node = leaf.parent?.value;
    if (!isObject(node) || name.base === 0) return null;
    const keys = indexed.get(node) ?? indexKeys(node, splitWords);
    indexed.set(node, keys);
    if (keys.size === 0) return null;
    // In `score: { value, max }` and beside a lone `score`, the bare words refer to it; beside other names only `scale`
    // does.
    const ofValue = name.borrows === 'value';
    const bareEnds = ofValue || (alone && leaf.words.join(' ') === 'score');
    const own = ofValue ? 'score' : leaf.words.join(' ');
    const keyOf = (kinds: readonly string[], bare: boolean): string | undefined =>
      scaleNames(kinds, own, bare).flatMap((one) => keys.get(one) ?? [])[0];
    const whole = keyOf(SCALE_WORDS.whole, ofValue || alone);
    const end = keyOf(SCALE_WORDS.end, bareEnds);
    const start = keyOf(SCALE_WORDS.start, bareEnds);
    const wholeEnds = whole === undefined ? null : readEnds(node[whole]);
    const endEnds = end !== undefined && (ofValue || isUsualEnd(node[end])) ? toEnds(null, node[end]) : null;
    const [stated, key] = wholeEnds ? [wholeEnds, whole] : [endEnds, end];
    if (stated === null || key === undefined) return null;
    const min = stated.min ?? (start === undefined ? null : (readSentNumber(node[start])?.number ?? null));
    const fits = sent.number <= stated.max && (min === null || (min < stated.max && sent.number >= min));
    return fits ? { min, max: stated.max, source: { pointer: childPointer(leaf.parent?.pointer ?? '', key) } } : null;
  };
}

function isUsualEnd(value: unknown): boolean {
  return USUAL_ENDS.has(readSentNumber(value)?.number ?? 0);
}
