import { verdictNames } from '@/utils/reading/lexicon/verdict-table';

/** `A` is a decision and covers the rest, `B` names an outcome, `C` is a word that may mean anything. */
type VerdictTier = 'A' | 'B' | 'C';

/** How well a key names the service's verdict. */
export interface VerdictName {
  tier: VerdictTier;
  /** Lower is better, within a tier. */
  rank: number;
  /** The name alone is not enough: the text must be an outcome in whole. */
  needsOutcome: boolean;
}

/** Words that do not narrow a verdict to a part of the answer: `overall_risk`, `screening_status`. */
const WHOLE_WORDS =
  'final|overall|total|aggregate|current|latest|last|auto|automated|system|check|screening|verification|aml|kyc|kyb|watchlist|search|summary|customer|applicant|subject|identity|application|review|max|maximum|highest';
const WHOLE_WORD: ReadonlySet<string> = new Set([...WHOLE_WORDS.split('|'), 'match']);
const WHOLE = `(?:(?:${WHOLE_WORDS}) )*`;
const [ADVICE, DECISION, OUTCOME, LEVEL, RISK, LIGHT, COLOR, CONTROL] = (
  ['advice', 'decision', 'outcome', 'level', 'risk', 'traffic-light', 'color', 'control'] as const
).map(verdictNames);
const LEVEL_OF_RISK = `(${LEVEL}) (de |di |du )?(${RISK})`;

const NAMES: readonly (readonly [VerdictTier, string, 'any' | 'outcome'])[] = [
  ['A', `(final|overall) (decision|verdict|outcome|${ADVICE})`, 'any'],
  ['A', `${WHOLE}(decision|verdict)`, 'any'],
  ['A', `${WHOLE}(outcome|disposition|conclusion|${ADVICE})|review answer|${DECISION}`, 'any'],
  ['A', `${WHOLE}approval( (status|result|decision))?`, 'outcome'],
  [
    'B',
    '(.* )?(risk|fraud|threat) (level|rating|band|category|class|tier|label|status|advice|decision|verdict)',
    'any',
  ],
  ['B', `${WHOLE}(fraud )?risk|${WHOLE}(risk|fraud) score`, 'outcome'],
  ['B', `${WHOLE}action`, 'outcome'],
  ['B', `(overall|final) ${WHOLE}(status|result|response|rating)`, 'any'],
  ['B', `${LEVEL_OF_RISK}|${RISK}`, 'outcome'],
  ['B', 'score (cluster|label|band|level)', 'any'],
  [
    'B',
    `(?!review status)${WHOLE}(match|record|${WHOLE_WORDS}) (status|result)|overall|(band|result|decision|outcome|response) (text|word|description|label)`,
    'outcome',
  ],
  // A word of the service before the noun: `EAAdvice`, `checkpointAction`.
  ['B', `.* (decision|verdict|outcome|action|${ADVICE})`, 'outcome'],
  // `status` precedes `result`: at Hunter, ZeroBounce and Didit it describes the address.
  ['C', 'status|state', 'outcome'],
  ['C', `result|reputation|classification|response|verification|${OUTCOME}`, 'outcome'],
  ['C', '(is )?(reachable|reachability)|event( (type|name))?|actions listed|listed', 'outcome'],
  ['B', `(overall |final )?(${LIGHT})( (colou?r|status))?`, 'outcome'],
  ['C', `(overall |final |risk |status )?(${COLOR})`, 'outcome'],
  ['C', `(overall |risk )?(severity|${CONTROL})`, 'outcome'],
  ['C', 'grade', 'any'],
  ['C', 'level|rating|band|label', 'outcome'],
];
const ROWS = NAMES.map(([tier, name, value], rank) => ({
  pattern: new RegExp(`^(?:${name})$`),
  name: { tier, rank, needsOutcome: value === 'outcome' },
}));

/**
 * Returns how well a key names a verdict on the whole, or null.
 * @param isPart whether a word narrows the name to a part: `ip_risk_level`
 */
export function verdictNameOf(words: readonly string[], isPart: (word: string) => boolean): VerdictName | null {
  const called = words.join(' ');
  const row = ROWS.find(({ pattern }) => pattern.test(called));
  // The decision of a rule of the merchant is the outcome.
  const isDecision = /^(decision|verdict|outcome)$/.test(words.at(-1) ?? '');
  const isOfPart = words.some(
    (word) => isPart(word) && !WHOLE_WORD.has(word) && !(isDecision && /^rules?$/.test(word)),
  );
  return row && !isOfPart ? row.name : null;
}

const DECISION_PART = /\b(decision|disposition|verdict|recommendation|outcome|conclusion)$/;
const VERDICT_PART = new RegExp(
  `^(?:(?:${WHOLE_WORDS}|risk|fraud) )*(decision|disposition|verdict|recommendation|outcome|conclusion|summary|assessment|risk|fraud|result|review|status|(risk|fraud) (score|level|rating)|(?<=overall |final )response)$`,
);
/** Inside a decision these hold its word, whatever it is (`decision.value` at Socure). */
const DECISION_VALUE = /^(value|action|result|outcome|decision|verdict)$/;
/** Names that say nothing without the name of their part. */
const GENERAL =
  /^(value|action|result|outcome|status|label|level|decision|verdict|recommendation|rating|type|message|text|answer|category|band)$/;

/** Whether an object is a part that is a verdict: `decision: { … }`, `summary-result: { … }`. */
export const isVerdictPart = (words: readonly string[]): boolean => VERDICT_PART.test(words.join(' '));

/** Returns the name that a general key has through the part around it, or null. */
export function lentVerdictName(words: readonly string[], around: readonly string[]): VerdictName | null {
  const called = words.join(' ');
  if (!GENERAL.test(called) || !isVerdictPart(around)) return null;
  const isDecision = DECISION_PART.test(around.join(' '));
  return {
    tier: isDecision ? 'A' : 'B',
    rank: isDecision ? 1 : 2,
    needsOutcome: !(isDecision && DECISION_VALUE.test(called)),
  };
}
