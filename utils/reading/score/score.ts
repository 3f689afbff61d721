import type { Band } from './score-rule';

export interface Score {
  /** RFC 6901 pointer into the answer. */
  pointer: string;
  /** The service's key, and the same in words ("Fraud score"). */
  key: string;
  name: string;
  /** Names of the enclosing parts, outermost first. They say what is scored, unless it is the whole answer. */
  path: string[];
  /** Exactly as sent, as far as JSON.parse keeps digits: `0.574`, `0.80`, `72/100`. Show this. */
  value: string;
  /** The same as a number, for bars and bands only. */
  number: number;
  /** As parsed from the answer. */
  raw: number | string;
  found: 'rule' | 'automatic';
  /** null: show "scale not stated", no bar, no percent, no band. */
  scale: Scale | null;
  /** Why a given scale is not used: rule and answer disagree, or the number is outside it. */
  scaleProblem: 'rule-and-answer-differ' | 'outside' | null;
  /** Comes only from the user's score rule. null: neutral, no arrow, no sorting. */
  direction: 'riskier' | 'safer' | null;
  /** Comes only from the user's score rule. */
  band: Band | null;
}

export interface Scale {
  /** null: only the end was stated ("72/100"). A bar then starts at 0 only if `number` is not negative. */
  min: number | null;
  max: number;
  /** `rule`, or the pointer of the text that states the scale. */
  source: 'rule' | { pointer: string };
}

/** Why no score is shown. */
export type AbstainReason =
  /** No field is named like a score. This is normal: it holds for 24 of 52 published answers. */
  | 'none-found'
  /** A field is named like a score, but holds no plain number or no value: see `field`. */
  | 'not-a-number'
  /** The field named like a score holds -1 or -999: the service did not compute it. See `field`. */
  | 'not-computed'
  /** The score, a part around it, or a field beside it was sent more than once with different values. */
  | 'sent-twice'
  /** There are scores, but of hits (how well a name matches), a country, an address, an industry or a list. */
  | 'other-things'
  /** There are scores, but only of parts or models. Ask the user. */
  | 'only-parts'
  /** More than one number could be the score. Ask the user. */
  | 'several'
  /** The field that the user chose is gone or has another type. Ask again. */
  | 'rule-path-vanished'
  | 'rule-path-retyped'
  /** The chosen field has no value ("N/A", null): the service gave no score this time. */
  | 'rule-path-empty'
  /** The chosen field is in a part that reports failure. */
  | 'rule-part-failed'
  /** The user said that this answer has no score. */
  | 'rule-says-none'
  /** See `failure` and `pending`. */
  | 'failed'
  | 'pending';

export interface Abstention {
  reason: AbstainReason;
  /** The field that the reason concerns: the rule's field, or that of `field`. */
  pointer: string | null;
  /**
   * With `not-a-number`, `not-computed` and `sent-twice`: its name and the text sent, see `abstentionInWords`. `times`: how
   * often it was sent, with all values in `text`.
   */
  field?: { name: string; text: string; isNumber: boolean; times?: number };
}
