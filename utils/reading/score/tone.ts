import { isRiskWord } from '@/utils/reading/lexicon/risk-words';
import type { Score } from './score';

/** How a word or band is colored: it suggests a high, medium or low risk. */
export type Tone = 'danger' | 'caution' | 'calm';

/** Words that imply a direction. */
const TONE_OF_WORD = new Map<string, Tone>([
  ...['high risk', 'very high risk', 'critical risk', 'extreme risk'].map((word) => [word, 'danger'] as const),
  ...['decline', 'declined', 'deny', 'denied', 'block', 'blocked', 'reject', 'rejected'].map(
    (word) => [word, 'danger'] as const,
  ),
  ...[
    'medium risk',
    'moderate risk',
    'elevated risk',
    'review',
    'manual review',
    'in review',
    'challenge',
    'flag',
    'flagged',
  ].map((word) => [word, 'caution'] as const),
  ...['low risk', 'very low risk', 'no risk', 'allow', 'allowed', 'approve', 'approved', 'accept', 'accepted'].map(
    (word) => [word, 'calm'] as const,
  ),
]);

/** Sizes have a direction only under a key that says risk or fraud. At EmailRep, "high" is a good reputation. */
const TONE_OF_SIZE = new Map<string, Tone>([
  ['low', 'calm'],
  ['medium', 'caution'],
  ['high', 'danger'],
  ['critical', 'danger'],
]);

/** Keys that occur with either direction, or that describe the call and not the subject. */
const NEVER_ALONE = /^(level|status|rating|grade|reputation|confidence|cluster|band|tier|class|category)$/;

/** Returns the color that a verdict word has through its meaning or its key; usually null. */
export function toneOf(keyWords: readonly string[], text: string): Tone | null {
  const word = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');
  const aboutRisk = keyWords.some(isRiskWord);
  if (aboutRisk) return TONE_OF_WORD.get(word) ?? TONE_OF_SIZE.get(word) ?? null;
  return NEVER_ALONE.test(keyWords.at(-1) ?? '') ? null : (TONE_OF_WORD.get(word) ?? null);
}

/** True if exactly one of two tones is calm. */
export function contradicts(a: Tone | null, b: Tone | null): boolean {
  return a !== null && b !== null && (a === 'calm') !== (b === 'calm');
}

/**
 * True if the number contradicts the tone. Unless higher is safer, 0 contradicts any tone but calm (Sardine: level
 * high, score 0). Other numbers need a known scale and direction; the scale's middle decides.
 */
export function scoreContradicts(tone: Tone | null, score: Score | null): boolean {
  if (tone === null || score === null) return false;
  const { number, scale, direction } = score;
  if (number === 0 && direction !== 'safer' && tone !== 'calm') return true;
  if (scale === null || direction === null) return false;
  const middle = ((scale.min ?? 0) + scale.max) / 2;
  const riskyHalf = direction === 'riskier' ? number > middle : number < middle;
  const calmHalf = direction === 'riskier' ? number < middle : number > middle;
  return (tone === 'calm' && riskyHalf) || (tone === 'danger' && calmHalf);
}
