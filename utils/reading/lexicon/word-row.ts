import type { Languages } from './languages';

/** What a word says, in keys, statuses and sentences. A word may have several tags. */
export type Tag =
  // In keys, around the name of a kind.
  /** It changes nothing about what a key says. */
  | 'filler'
  /** A yes or no, or a number, is meant. */
  | 'flag'
  /** The value says how something ended. */
  | 'outcome'
  | 'count'
  /** What was found, not how often a search was made. */
  | 'result'
  /** Nouns of doing: "pep check: true" says that it was checked. */
  | 'check'
  /** A yes means "none": "pep_clear". */
  | 'negated'
  /** Where the service searched, and texts about the service. */
  | 'searched'
  /** What was done or is on offer, not what was found. */
  | 'done'
  /** Whether a check was made at all: "performed: false". */
  | 'ran'
  /** A check was not made: "skipped", "disabled". */
  | 'undone'
  /** Names, times and numbers of the record itself. */
  | 'meta'
  /** Echoes of the request. */
  | 'request'
  /** Echoes of the request, unless they hold the results. */
  | 'maybe-request'
  /** Other people and things than the subject. */
  | 'other'
  /** The value measures something. */
  | 'scored'
  /** The value says which sort of entry it is: "pep_type: POLITICIAN". */
  | 'class'
  // In sentences and statuses, around the name of a kind.
  /** It denies a finding. */
  | 'no'
  /** States that deny a finding alone. After a negation they affirm nothing. */
  | 'clear'
  | 'yes'
  /** What is done with a check; with a negation the check was not made. */
  | 'performed'
  | 'searching'
  /** "Not checked" is no result. */
  | 'checked'
  | 'sentence'
  /** Somebody or something near the subject. */
  | 'near'
  /** A check that ended with one of these is undecided. */
  | 'doubt'
  // In names of lists.
  /** Lists that hold hits by their name alone. */
  | 'hit-list'
  /** Lists of what a search found. */
  | 'result-list'
  /** Lists of anything. */
  | 'general-list'
  | 'neutral'
  // In verdicts.
  /** The outcome is bad: a hit, a refusal, a high risk. Colors are words too. */
  | 'alarming'
  /** It is open, or between: a review, a medium risk. */
  | 'undecided'
  /** It is good: clear, approved, a low risk. */
  | 'calm'
  /** It turns the meaning of the others. */
  | 'negation'
  /** It does not change the sense of the others. */
  | 'outcome-filler';

/** Words that say the same, separated by spaces. */
export interface WordRow extends Languages {
  is: readonly Tag[];
}
