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
  | 'outcome-filler'
  // In names of scores.
  /** It says how good something is. */
  | 'score-quality'
  /** It says how much of somebody was found. */
  | 'score-footprint'
  /** It totals. */
  | 'score-overall'
  /** The same, as a separate key in `scores: { … }`. */
  | 'score-overall-key'
  /** Whom a score may be about. */
  | 'score-subject'
  /** A part with this name covers the whole answer, so scores in neighboring parts do not contest it. */
  | 'score-overall-part'
  /** A number with this name under `risk_score: { … }` is the risk score itself. */
  | 'score-value'
  /** It says how a number was written or computed. */
  | 'score-derived'
  /** In the name of a number: it concerns a part only. */
  | 'score-part'
  /** The same in the name of an enclosing part. */
  | 'score-section'
  /** Rules, hits, weights, history: no score of the whole is among them. */
  | 'score-subordinate'
  /** A measure of one of these things is never the subject's score: `cpi_score` is an index of a country. */
  | 'other-thing'
  /** It says how well a hit fits what was asked. */
  | 'match'
  /** A key, joined, beside a bare `score` that marks it as a match score. */
  | 'match-sibling'
  // In names of other fields and parts.
  /** Digits under a key with this last word name something: no quantity, and no score. */
  | 'identifier'
  /** The same, and times and coordinates: its number is no score. */
  | 'naming'
  /** It counts or measures something other than a score, such as "Employees 240". */
  | 'counted'
  /** Its digits are a quantity of any length (HIBP `PwnCount` 152445165). */
  | 'quantity'
  /** "Yes" and "No" answer a question. Elsewhere "NO" may be Norway or a first name (IPQS). */
  | 'question'
  /** The key may name a moment. Only then may a bare number be Unix time. */
  | 'time'
  /** The part only surrounds the content: it is about the call, or an echo of what was asked. */
  | 'surrounding'
  /** The part is a check: its values may be the outcome. A `query` may hold the results. */
  | 'check-part'
  /** A list of sections of the answer. */
  | 'section-list'
  /** A list of what was found. */
  | 'results-key'
  /** Beside a kind, it keeps the meaning "how many of it". Any other word changes it. */
  | 'count-filler'
  /** It counts. */
  | 'count-word'
  /** A key, joined, for how many places were searched. */
  | 'checked-key'
  /** A key, joined, for a yes or no. */
  | 'flag-key'
  /** Around a fact, it does not change it: `isDisposableEmailAddress`, `has_deliverable_mailbox`. */
  | 'fact-filler'
  /** A key, joined, that says whether a rule applied: a list may also hold rules that did not. */
  | 'applied-key';

/** Words that say the same, separated by spaces. */
export interface WordRow extends Languages {
  is: readonly Tag[];
}
