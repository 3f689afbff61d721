import type { GroupId } from './group-id';
import type { Link } from './link';
import type { RepeatedField } from './repeated-keys';
import type { Band, ReadingRule } from './rule';

/** The two operations of the service (its interface, section 4). */
export type Operation = 'score' | 'overview';

/** Whom the answer is about. Decides the order of the sections only. */
export type Subject = 'email' | 'person' | 'business';

/**
 * One stored answer, read for people. Made at display time from the answer and the user's rule, never stored, so a
 * changed rule also re-reads old answers. All texts are the service's own unless a docstring says otherwise, and all
 * are plain text: show them with textContent.
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
  /** Why, in the service's words, most telling list first. The card shows the first three. */
  reasons: Reason[];
  /** Counts for the card: only what the answer states or lists. */
  counts: Count[];
  /** Other one-line facts for the card. */
  facts: Fact[];
  /** Sanctions, PEP, watchlists, media: always these four rows, in this order. */
  screening: ScreeningRow[];
  /** The whole answer, every leaf exactly once, in the order people expect. Groups without content are left out. */
  sections: Section[];
  /** Sources the answer names as asked. */
  sources: Source[];
  /** Parts the answer itself calls failed, timed out, unavailable or unfinished. */
  missing: MissingPart[];
  /** A failure told inside a 200. Then there is no score. */
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
  /** The names of the parts around it, outermost first: what it is the score of, where that is not the whole answer. */
  place: string[];
  /** Exactly as sent, as far as JSON.parse keeps digits: `0.574`, `0.80`, `72/100`. The thing to show. */
  value: string;
  /** The same as a number, for bars and bands only. */
  number: number;
  /** As it stands in the answer. */
  raw: number | string;
  found: 'rule' | 'automatic';
  /** null: show "scale not stated", no bar, no percent, no band. */
  scale: Scale | null;
  /** Why a scale was given but is not used: rule and answer disagree, or the number lies outside it. */
  scaleProblem: 'rule-and-answer-differ' | 'outside' | null;
  /** Only ever from the user's rule. null: neutral, no arrow, no sorting. */
  direction: 'riskier' | 'safer' | null;
  /** Only ever from the user's rule. */
  band: Band | null;
};

export type Scale = {
  /** null: only the end was stated ("72/100"). A bar then starts at 0 only if `number` is not negative. */
  min: number | null;
  max: number;
  /** `rule`, or the pointer of the words that state it. */
  source: 'rule' | { pointer: string };
};

/**
 * Why no score is shown:
 * - `none-found`: nothing in the answer is named like a score. Calm: 24 of 52 published answers are so.
 * - `not-a-number`: a field is named like a score, but holds no plain number, or nothing: see `field`.
 * - `sent-twice`: the score, a part around it, or a field beside it was sent more than once with different values.
 * - `only-parts`: there are scores, but of parts, matches or models. Ask.
 * - `several`: more than one could be it. Ask.
 * - `rule-path-vanished`, `rule-path-retyped`: the place the user chose is gone or holds something else. Ask again.
 * - `rule-path-empty`: it is there and holds nothing ("N/A", null): the service gave no score this time.
 * - `rule-part-failed`: it lies in a part that says it failed.
 * - `rule-says-none`: the user said this answer has no score.
 * - `failed`, `pending`: see `failure`, `pending`.
 */
export type AbstainReason =
  | 'none-found'
  | 'not-a-number'
  | 'sent-twice'
  | 'only-parts'
  | 'several'
  | 'rule-path-vanished'
  | 'rule-path-retyped'
  | 'rule-path-empty'
  | 'rule-part-failed'
  | 'rule-says-none'
  | 'failed'
  | 'pending';

export type Abstention = {
  reason: AbstainReason;
  /** The field that the reason is about: the rule's, or that of `field`. */
  pointer: string | null;
  /** With `not-a-number` and `sent-twice`: its name and what was sent, see `abstentionWords`. */
  field?: { name: string; text: string; isNumber: boolean };
};

export type Candidate = {
  pointer: string;
  key: string;
  name: string;
  /** The names of the parts around it, outermost first. */
  place: string[];
  /** As sent. */
  value: string;
  number: number;
  raw: number | string;
  /** For the rule, when a person chooses this one. */
  type: ReadingRule['type'];
  scale: Scale | null;
  /** Higher is likelier. For ordering, not for showing. */
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
  /** A colour for the word, where the word or its key carries direction and nothing in the answer contradicts. */
  tone: Tone | null;
};

export type Reason = { pointer: string; text: string };

export type CountKind = 'accounts' | 'breaches' | 'hits' | ScreeningKind;

export type Count = {
  kind: CountKind;
  n: number;
  /** "n of m": how many were looked at, where the answer says so. */
  of: number | null;
  /** The number, or the list that was counted. */
  pointer: string;
};

export type Fact = { kind: 'deliverable' | 'disposable' | 'domain-since'; field: Field };

export type ScreeningKind = 'sanctions' | 'pep' | 'watchlists' | 'media';

/**
 * `found` and `none-found` only where the answer says so by a number, a yes/no or a list of hits.
 * `present`: the answer speaks of it, but not so plainly: point to the details.
 * `absent`: not in the answer, which is not "none found". `empty`: its key is there and holds nothing, which the
 * service may mean either way.
 */
export type ScreeningRow = {
  kind: ScreeningKind;
  state: 'found' | 'none-found' | 'present' | 'empty' | 'absent';
  /** How many, where the answer says. */
  n: number | null;
  pointer: string | null;
};

/** One group: loose fields first, then the service's own sections that belong here, whole. */
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
 * One leaf, or one list of scalars. In a list value the item i has the pointer `${pointer}/${i}`; every other value
 * is the leaf at `pointer`. So the leaves of all sections are exactly the leaves of the answer.
 */
export type Field = { pointer: string; key: string; name: string; value: Value };

/** A list holds these. */
export type Plain =
  | { kind: 'text'; text: string }
  | { kind: 'number'; text: string; number: number }
  /** Digits that are a name, not a quantity. `exact: false`: JSON.parse could not keep all digits. */
  | { kind: 'identifier'; text: string; exact: boolean }
  | { kind: 'boolean'; text: string; value: boolean }
  | DateValue
  | ({ kind: 'link'; text: string } & Link)
  /** "Not given": never "no", never "clear". `text` is what was sent ("N/A", "", "null", "[]", "{}"). */
  | { kind: 'empty'; text: string };

export type Value = Plain | { kind: 'list'; items: Plain[] };

export type DateValue = {
  kind: 'date';
  /** As sent. */
  text: string;
  /** `not-stated`: show `text` and "time zone not stated". `day`: a calendar day, no time. */
  zone: 'stated' | 'not-stated' | 'day';
  /** The moment in UTC, ISO 8601, where it is certain. */
  at: string | null;
};

export type Source = { pointer: string; name: string };

export type MissingPart = {
  pointer: string;
  /** The part's own name in words. */
  name: string;
  why: 'failed' | 'timeout' | 'unavailable' | 'pending';
  /** What the part says about it, word for word. */
  text: string | null;
};

export type FailureInside = {
  /** The sign: `/success`, `/status`, `/error`. */
  pointer: string;
  /** The service's text for people, up to 300 characters. Remove key and subject before showing. */
  text: string | null;
  code: string | null;
};

export type Pending = { pointer: string; text: string };
