import type { Label, Score } from './report';
import { saidBoolean, saysNothing } from './said';
import { scoreWords } from './score-weights';
import { readSentNumber } from './sent-number';
import { contradicts, scoreContradicts, toneOf } from './tone';
import type { Leaf, Place } from './walk';
import { nameOf } from './words';

/**
 * Names of a verdict, best first. `status` precedes `result`: at Hunter, ZeroBounce and Didit it describes the address.
 */
const names: readonly RegExp[] = [
  /^(final |overall )?(decision|verdict)$/,
  /^(recommendation|recommended action|disposition|outcome|review answer|conclusion)$/,
  /^(.* )?(risk|fraud|threat) (level|rating|band|category|class|tier|label|status|advice|decision|verdict|recommendation)$/,
  /^(recommended )?action$/,
  /^(score|risk) (cluster|label|band|level)$/,
  /^(status|state)$/,
  /^(result|reputation|classification|advice)$/,
  /^(level|rating|grade|band|label)$/,
];

const firstGeneralName = 5;

/**
 * Parts that are a verdict. Inside them a general name is enough (`decision.value` at Socure, `disposition.action`).
 */
const verdictParts =
  /^(final |overall |risk |fraud )?(decision|disposition|verdict|recommendation|outcome|summary|assessment|risk|fraud|result)$/;
const general = /^(value|action|result|outcome|status|label|level|decision|verdict|recommendation|rating)$/;

/** Words that describe the call, not the subject (NeverBounce, Sift, Moffin). */
const callWords =
  /^(success|successful|ok|okay|done|completed?|finished|processed|ready|error|errored|failed|failure|fail|pending|processing|in[ _-]?progress|queued|running|live|active|true|false)[.!]?$/i;

function rank(leaf: Leaf, score: Place | null): number | null {
  const { place, words } = leaf;
  if (place === null || place.inList || place.failed || (place.level > 1 && place !== score)) return null;
  const called = words.join(' ');
  const around = place.words.join(' ');
  const verdictPart = place.level <= 1 && verdictParts.test(around);
  if (verdictPart && general.test(called)) return 1;
  const name = names.findIndex((one) => one.test(called));
  // The "status" of a phone or a domain is not a verdict on the subject, even if the answer has nothing else.
  if (name >= firstGeneralName && place.words.some((word) => scoreWords.partSection.has(word))) return null;
  if (name < 0 || !(place.level === 0 || verdictPart || place === score)) return null;
  return name + (place === score ? 0 : place.level);
}

function isVerdict(value: string, words: readonly string[]): boolean {
  if (saysNothing(value) || value.length > 60 || /[\n<>]/.test(value)) return false;
  if (callWords.test(value.trim()) || saidBoolean(value) !== null || readSentNumber(value) !== null) return false;
  // `state` is a verdict at SEON and a part of an address elsewhere.
  return words.join(' ') !== 'state' || toneOf(['decision'], value) !== null;
}

/** Returns the service's own verdict, word for word, nearest to the score; colored only where `tone.ts` allows. */
export function readLabel(leaves: readonly Leaf[], score: Score | null): Label | null {
  const home = score && (leaves.find((leaf) => leaf.pointer === score.pointer)?.place ?? null);
  const found: { leaf: Leaf; text: string; rank: number }[] = [];
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
  const others = found.map((one) => toneOf(one.leaf.words, one.text));
  const doubtful = others.some((other) => contradicts(tone, other)) || scoreContradicts(tone, score);
  return {
    pointer: leaf.pointer,
    key: leaf.key,
    name: nameOf(leaf.key, leaf.words),
    text,
    tone: doubtful ? null : tone,
  };
}
