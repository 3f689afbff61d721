import { isBlank, parseBoolean } from '@/utils/reading/json/blank';
import type { JsonLeaf, JsonNode } from '@/utils/reading/json/json-tree';
import { SCORE_WORDS } from '@/utils/reading/json/score-words';
import { readSentNumber } from '@/utils/reading/json/sent-number';
import { nameOf } from '@/utils/reading/json/words';
import type { Score } from './score';
import type { Tone } from './tone';
import { contradicts, scoreContradicts, toneOf } from './tone';

export interface Verdict {
  pointer: string;
  key: string;
  name: string;
  /** Word for word. */
  text: string;
  /** A color for the word, if the word or its key implies a direction and nothing in the answer contradicts it. */
  tone: Tone | null;
}

/**
 * Names of a verdict, best first. `status` precedes `result`: at Hunter, ZeroBounce and Didit it describes the address.
 */
const VERDICT_NAMES: readonly RegExp[] = [
  /^(final |overall )?(decision|verdict)$/,
  /^(recommendation|recommended action|disposition|outcome|review answer|conclusion)$/,
  /^(.* )?(risk|fraud|threat) (level|rating|band|category|class|tier|label|status|advice|decision|verdict|recommendation)$/,
  /^(recommended )?action$/,
  /^(score|risk) (cluster|label|band|level)$/,
  /^(status|state)$/,
  /^(result|reputation|classification|advice)$/,
  /^(level|rating|grade|band|label)$/,
];

const FIRST_GENERAL_NAME = 5;

/**
 * Parts that are a verdict. Inside them a general name is enough (`decision.value` at Socure, `disposition.action`).
 */
const VERDICT_PART =
  /^(final |overall |risk |fraud )?(decision|disposition|verdict|recommendation|outcome|summary|assessment|risk|fraud|result)$/;
const GENERAL_NAME = /^(value|action|result|outcome|status|label|level|decision|verdict|recommendation|rating)$/;

/** Words that describe the call, not the subject (NeverBounce, Sift, Moffin). */
const CALL_WORDS =
  /^(success|successful|ok|okay|done|completed?|finished|processed|ready|error|errored|failed|failure|fail|pending|processing|in[ _-]?progress|queued|running|live|active|true|false)[.!]?$/i;

function rank(leaf: JsonLeaf, score: JsonNode | null): number | null {
  const { parent, words } = leaf;
  if (parent === null || parent.inList || parent.failed || (parent.level > 1 && parent !== score)) return null;
  const called = words.join(' ');
  const around = parent.words.join(' ');
  const verdictPart = parent.level <= 1 && VERDICT_PART.test(around);
  if (verdictPart && GENERAL_NAME.test(called)) return 1;
  const name = VERDICT_NAMES.findIndex((pattern) => pattern.test(called));
  // The "status" of a phone or a domain is not a verdict on the subject, even if the answer has nothing else.
  if (name >= FIRST_GENERAL_NAME && parent.words.some((word) => SCORE_WORDS.partSection.has(word))) return null;
  if (name < 0 || !(parent.level === 0 || verdictPart || parent === score)) return null;
  return name + (parent === score ? 0 : parent.level);
}

function isVerdict(value: string, words: readonly string[]): boolean {
  if (isBlank(value) || value.length > 60 || /[\n<>]/.test(value)) return false;
  if (CALL_WORDS.test(value.trim()) || parseBoolean(value) !== null || readSentNumber(value) !== null) return false;
  // `state` is a verdict at SEON and a part of an address elsewhere.
  return words.join(' ') !== 'state' || toneOf(['decision'], value) !== null;
}

/** Returns the service's own verdict, word for word, nearest to the score; colored only where `tone.ts` allows. */
export function readVerdict(leaves: readonly JsonLeaf[], score: Score | null): Verdict | null {
  const home = score && (leaves.find((leaf) => leaf.pointer === score.pointer)?.parent ?? null);
  const found: { leaf: JsonLeaf; text: string; rank: number }[] = [];
  for (const leaf of leaves) {
    const { value } = leaf;
    if (typeof value !== 'string') continue;
    const at = rank(leaf, home);
    if (at !== null && isVerdict(value, leaf.words)) found.push({ leaf, text: value, rank: at });
  }
  const best = found.reduce<(typeof found)[number] | null>((a, b) => (a === null || b.rank < a.rank ? b : a), null);
  if (best === null) return null;
  const { leaf, text } = best;
  const tone = toneOf(leaf.words, text);
  const others = found.map((verdict) => toneOf(verdict.leaf.words, verdict.text));
  const doubtful = others.some((other) => contradicts(tone, other)) || scoreContradicts(tone, score);
  return {
    pointer: leaf.pointer,
    key: leaf.key,
    name: nameOf(leaf.key, leaf.words),
    text,
    tone: doubtful ? null : tone,
  };
}
