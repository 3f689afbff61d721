import type { RepeatedKey } from '@/utils/json/repetition';
import type { Verdict } from '@/utils/reading/score/verdict';
import type { Operation, SubjectKind } from '@/utils/service/operations';
import type { Count } from './facts/counts';
import type { Echo } from './facts/echo';
import type { Fact } from './facts/facts';
import type { InBandFailure, Pending } from './facts/in-band-failure';
import type { MissingPart } from './facts/missing-parts';
import type { Reason } from './facts/reasons';
import type { ScreeningEntry } from './facts/screening/screening-entry';
import type { ScreeningRow } from './facts/screening/screening-row';
import type { ProfileReading } from './profile/change';
import type { Candidate } from './score/candidate';
import type { Abstention, Score } from './score/score';
import type { AnswerField, Section } from './sections/section';

/** How much of an answer the reader has understood. */
export interface Coverage {
  /** Number of fields in all sections. */
  total: number;
  /** The fields that no reader took as evidence, whose keys do not say what they are, and that nobody has confirmed. */
  notUnderstood: { pointer: string }[];
  /** What may be a result of a kind of screening whose row is "not recognized", and where it begins. */
  possible: { n: number; pointer: string } | null;
}

/**
 * Made at display time from an answer and the provider profile, never stored, so a changed profile applies to old answers. Texts
 * are the service's unless noted, and plain: show them with textContent.
 */
export interface Report {
  operation: Operation;
  subject: SubjectKind;
  /** The one score, or null; then `abstained` says why. Exactly one of the two is null. */
  score: Score | null;
  abstained: Abstention | null;
  /** Numbers that could be the score, likeliest first, at most 100: the list behind "Which of these is the score?". */
  candidates: Candidate[];
  /** The service's own verdict word. */
  label: Verdict | null;
  /** The reasons in the service's words, most informative list first. The card shows the first three. */
  reasons: Reason[];
  /** Counts for the card, as the answer states or lists them. */
  counts: Count[];
  /** Other one-line facts for the card. */
  facts: Fact[];
  /** Sanctions, PEP, watchlists, media: always these four rows, in this order. */
  screening: ScreeningRow[];
  /** All entries that screening found, in the order of the answer. */
  screeningEntries: ScreeningEntry[];
  /** Fields that say "no match" of a search whose hits the answer lists: a contradiction to point at. */
  denials: AnswerField[];
  /** Whom the answer says that it is about: compare it with what was asked, see `findOtherSubject`. */
  echo: Echo;
  /** What the confirmed provider profile says of the answer; null without one. */
  profile: ProfileReading | null;
  /** How much of the answer was understood, and what in it may be a screening result. */
  coverage: Coverage;
  /** The whole answer, every leaf exactly once, in the order users expect. Empty groups are omitted. */
  sections: Section[];
  /** Parts the answer itself calls failed, timed out, unavailable or unfinished. */
  missing: MissingPart[];
  /** A failure reported inside a 200. Then there is no score. */
  failure: InBandFailure | null;
  /** The answer says the service is still working. */
  pending: Pending | null;
  /** Fields that the text holds more than once in one object. */
  duplicateKeys: RepeatedKey[];
}
