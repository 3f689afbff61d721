import { isList } from '@/utils/json/json-object';
import type { JsonLeaf, JsonNode } from '@/utils/json/json-tree';
import { isRiskWord } from '@/utils/reading/lexicon/risk-words';
import { anyHas, hasTag } from '@/utils/reading/lexicon/word-tags';
import { splitKey } from '@/utils/reading/lexicon/words';
import { WEIGHTS } from './score-weights';

/** Evidence from the name of a number that it is the score. */
export interface ScoreName {
  /** 0: the name does not suggest a score. */
  base: number;
  words: readonly string[];
  /** Words of the key before its last dot: `fraudpoint.score` (ThreatMetrix), `phone.activity_score` (Trestle). */
  dotted: readonly string[];
  overall: boolean;
  derived: boolean;
  /** The name comes from the enclosing object: this is its value, its total, or one of several members. */
  borrows: 'value' | 'whole' | 'member' | null;
  /** Describes only a part: `smtp_score`. */
  part: boolean;
  /** The node that the score belongs to: the parent of `score`, also for `score: { value }`. */
  home: JsonNode | null;
}

const SINGULAR = new Map([
  ['scores', 'score'],
  ['risks', 'risk'],
  ['ratings', 'rating'],
]);
const WEAK_NOUNS = new Set(['index', 'rating', 'level', 'probability', 'grade', 'likelihood', 'indicator', 'tier']);

function baseOf(words: readonly string[]): number {
  const { name } = WEIGHTS;
  const last = words.at(-1);
  if (last === 'score') {
    if (words.some(isRiskWord)) return name.riskScore;
    if (anyHas(words, 'score-footprint')) return name.footprintScore;
    if (anyHas(words, 'score-quality')) return name.qualityScore;
    return words.length === 1 ? name.score : name.otherScore;
  }
  if (words.length === 1 && last === 'risk') return name.risk;
  // `probabilityFraud`
  if (words.length === 2 && words[0] === 'probability' && words.some(isRiskWord)) return name.risk;
  // Kount spells it "SCOR".
  if (words.length === 1 && last === 'scor') return name.otherScore;
  const weak = last === 'rating' || last === 'risk' || (WEAK_NOUNS.has(last ?? '') && words.some(isRiskWord));
  return weak ? name.weak : 0;
}

/** Whether a key in words is a name for a score: "risk_score", "score", "fraudRating". */
export const isScoreName = (words: readonly string[]): boolean => baseOf(words) > 0;

interface BorrowedName {
  words: readonly string[];
  home: JsonNode | null;
  derived: boolean;
  kind: 'value' | 'whole' | 'member';
}

/** Returns the nearest named node around a leaf; an item of a list takes the name of its list. */
function holderOf({ parent }: JsonLeaf): JsonNode | null {
  return parent?.words.length === 0 && parent.parent !== null && isList(parent.parent.value) ? parent.parent : parent;
}

/** A leaf with an uninformative name inside a node named score or risk takes its name from that node. */
function borrowName(leaf: JsonLeaf, own: readonly string[]): BorrowedName | null {
  const holder = holderOf(leaf);
  const last = holder?.words.at(-1) ?? '';
  const noun = SINGULAR.get(last) ?? last;
  if (holder === null || holder.parent === null || (noun !== 'score' && noun !== 'risk' && noun !== 'rating'))
    return null;
  const around = [...holder.words.slice(0, -1), noun];
  const home = holder.parent;
  // `risk_score: { value: 72 }`. In `risk: { score }` the inner name is more informative.
  const value = own.every((word) => hasTag(word, 'score-value') || hasTag(word, 'score-derived'));
  const listed = isList(holder.value);
  if (value && (listed || noun === last) && !(own.includes('score') && noun !== 'score')) {
    return { words: around, home, derived: anyHas(own, 'score-derived'), kind: 'value' };
  }
  if (own.length === 0) return null;
  // `scores: { overall: 72 }`, but `scores: { total: 2 }` counts them.
  const whole = own.length === 1 && anyHas(own, 'score-overall-key') && !(own[0] === 'total' && noun !== last);
  if (whole) return { words: [...own, ...around], home, derived: false, kind: 'whole' };
  // `scores: { identity: 20, fraud: 12 }`
  const member = noun === 'score' && baseOf(own) === 0;
  return member ? { words: [...own, noun], home: holder, derived: false, kind: 'member' } : null;
}

/** Reads the name of a leaf, or the enclosing names if its own name is uninformative. */
export function readScoreName(leaf: JsonLeaf, isPart: (word: string) => boolean): ScoreName {
  const dot = leaf.key.lastIndexOf('.');
  const dotted = dot > 0 && leaf.words.length > 0 ? splitKey(leaf.key.slice(0, dot)) : [];
  const own = dotted.length > 0 ? splitKey(leaf.key.slice(dot + 1)) : leaf.words;
  const lent = borrowName(leaf, own);
  const home = lent ? lent.home : leaf.parent;
  const end = own.findLastIndex((word) => !hasTag(word, 'score-derived'));
  const words = lent ? lent.words : end < 0 ? own : own.slice(0, end + 1);
  const overall = anyHas(words, 'score-overall');
  const around = dotted.length > 0 ? dotted : (home?.words ?? []);
  // `scores: { overall }` weighs as much as `score`: unlike `overall_score`, it says what it totals.
  const bare = baseOf(lent?.kind === 'whole' ? words.slice(own.length) : words);
  // "total_score" inside "risk" is the total risk score.
  const base = overall && words.at(-1) === 'score' && around.some(isRiskWord) ? WEIGHTS.name.riskScore : bare;
  const derived = lent ? lent.derived : words.length < own.length;
  const borrows = lent?.kind ?? null;
  return { base, words, dotted, overall, derived, borrows, part: words.some(isPart), home };
}
