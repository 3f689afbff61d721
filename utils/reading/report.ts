import type { GroupId } from './group-id';
import type { Link } from './link';
import type { RepeatedField } from './repeated-keys';
import type { Band, ReadingRule } from './rule';

/** The two operations of the service (its interface, section 4). */
export type Operation = 'score' | 'overview';

/** The kind of subject. It decides only the order of the sections. */
export type Subject = 'email' | 'person' | 'business';

/**
 * Made at display time from an answer and the score rule, never stored, so a changed rule applies to old answers. Texts
 * are the service's unless noted, and plain: show them with textContent.
 */
export type Report = {
  operation: Operation;
  subject: Subject;
  /** The one score, or null; then `abstained` says why. Exactly one of the two is null. */
  score: Score | null;
  abstained: Abstention | null;
  /** The numbers that could be the score, likeliest first, at most 100: the list behind "Which of these is the score?". */
  candidates: Candidate[];
  /** The service's own verdict word. */
  label: Label | null;
  /** The reasons in the service's words, most informative list first. The card shows the first three. */
  reasons: Reason[];
  /** Counts for the card, as the answer states or lists them. */
  counts: Count[];
  /** Other one-line facts for the card. */
  facts: Fact[];
  /** Sanctions, PEP, watchlists, media: always these four rows, in this order. */
  screening: ScreeningRow[];
  /** The whole answer, every leaf exactly once, in the order users expect. Empty groups are omitted. */
  sections: Section[];
  /** Sources that the answer names as queried. */
  sources: Source[];
  /** Parts the answer itself calls failed, timed out, unavailable or unfinished. */
  missing: MissingPart[];
  /** A failure reported inside a 200. Then there is no score. */
  failure: FailureInside | null;
  /** The answer says the service is still working. */
  pending: Pending | null;
  /** Fields that the text holds more than once in one object. */
  repeated: RepeatedField[];
};

export type Score = {
  /** RFC 6901 pointer into the answer. */
  pointer: string;
  /** The service's key, and the same in words ("Fraud score"). */
  key: string;
  name: string;
  /** Names of the enclosing parts, outermost first. They say what is scored, unless it is the whole answer. */
  place: string[];
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
};

export type Scale = {
  /** null: only the end was stated ("72/100"). A bar then starts at 0 only if `number` is not negative. */
  min: number | null;
  max: number;
  /** `rule`, or the pointer of the text that states the scale. */
  source: 'rule' | { pointer: string };
};

/** Why no score is shown. */
export type AbstainReason =
  /** No field is named like a score. This is normal: it holds for 24 of 52 published answers. */
  | 'none-found'
  /** A field is named like a score, but holds no plain number or no value: see `field`. */
  | 'not-a-number'
  /** The score, a part around it, or a field beside it was sent more than once with different values. */
  | 'sent-twice'
  /** There are scores, but only of parts, matches or models. Ask the user. */
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

export type Abstention = {
  reason: AbstainReason;
  /** The field that the reason concerns: the rule's field, or that of `field`. */
  pointer: string | null;
  /** With `not-a-number` and `sent-twice`: its name and the text sent, see `abstentionWords`. */
  field?: { name: string; text: string; isNumber: boolean };
};

export type Candidate = {
  pointer: string;
  key: string;
  name: string;
  /** Names of the enclosing parts, outermost first. */
  place: string[];
  /** As sent. */
  value: string;
  number: number;
  raw: number | string;
  /** For the score rule, if the user chooses this number. */
  type: ReadingRule['type'];
  scale: Scale | null;
  /** Higher is likelier. For ordering, not for display. */
  points: number;
  /** The name alone says score or risk. */
  named: boolean;
};

export type Tone = 'danger' | 'caution' | 'calm';

export type Label = {
  pointer: string;
  key: string;
  name: string;
  /** Word for word. */
  text: string;
  /** A color for the word, if the word or its key implies a direction and nothing in the answer contradicts it. */
  tone: Tone | null;
};

export type Reason = { pointer: string; text: string };

export type CountKind = 'accounts' | 'breaches' | 'hits' | ScreeningKind;

export type Count = {
  kind: CountKind;
  n: number;
  /** "n of m": how many were checked, if the answer says so. */
  of: number | null;
  /** The number, or the list that was counted. */
  pointer: string;
};

export type Fact = { kind: 'deliverable' | 'disposable' | 'domain-since'; field: Field };

export type ScreeningKind = 'sanctions' | 'pep' | 'watchlists' | 'media';

/** One kind of screening. `found` and `none-found`: a number, a yes/no or a list of hits in the answer says so. */
export type ScreeningRow = {
  kind: ScreeningKind;
  state:
    | 'found'
    | 'none-found'
    /** The answer mentions it less clearly: point to the details. */
    | 'present'
    /** Its key has no value. The service may mean either. */
    | 'empty'
    /** It is not in the answer, which does not mean "none found". */
    | 'absent';
  /** How many, if the answer says so. */
  n: number | null;
  pointer: string | null;
};

/** One group: loose fields first, then the service's own sections that belong to it, undivided. */
export type Section = {
  group: GroupId;
  /** Our word for the group. */
  title: string;
  fields: Field[];
  parts: Part[];
};

/** An object or list of the answer, under the service's own title. */
export type Part = {
  pointer: string;
  /** Its key, or the position in a list ("0"). */
  key: string;
  /** The service's title in words; for an item of a list its own name ("Apollo") or "1", "2", … */
  title: string;
  /** true: the children are items of a list, in the service's order. */
  list: boolean;
  fields: Field[];
  parts: Part[];
};

/**
 * A leaf or a list of scalars. Item i of a list has the pointer `${pointer}/${i}`. The leaves of all sections are
 * exactly the leaves of the answer.
 */
export type Field = { pointer: string; key: string; name: string; value: Value };

/** A value that is not a list. Lists hold these. */
export type Plain =
  | { kind: 'text'; text: string }
  | { kind: 'number'; text: string; number: number }
  /** Digits that are an identifier, not a quantity. `exact: false`: JSON.parse lost digits. */
  | { kind: 'identifier'; text: string; exact: boolean }
  | { kind: 'boolean'; text: string; value: boolean }
  | DateValue
  | ({ kind: 'link'; text: string } & Link)
  /** "Not given": never "no", never "clear". `text` is the text sent ("N/A", "", "null", "[]", "{}"). */
  | { kind: 'empty'; text: string };

export type Value = Plain | { kind: 'list'; items: Plain[] };

export type DateValue = {
  kind: 'date';
  /** As sent. */
  text: string;
  /** `not-stated`: show `text` and "time zone not stated". `day`: a calendar day, no time. */
  zone: 'stated' | 'not-stated' | 'day';
  /** The moment in UTC, ISO 8601, if it is certain. */
  at: string | null;
};

export type Source = { pointer: string; name: string };

export type MissingPart = {
  pointer: string;
  /** The part's own name in words. */
  name: string;
  why: 'failed' | 'timeout' | 'unavailable' | 'pending';
  /** The part's own explanation, word for word. */
  text: string | null;
};

export type FailureInside = {
  /** The key that reports the failure: `/success`, `/status`, `/error`. */
  pointer: string;
  /** The service's text for people, up to 300 characters. Remove key and subject before showing. */
  text: string | null;
  code: string | null;
};

export type Pending = { pointer: string; text: string };
