import { otherSubjectOf } from '@/utils/case-file/contradictions';
import { subjectFacts } from '@/utils/decision/subject-facts';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { countHits, type HitCount } from '@/utils/reading/facts/screening/hit-count';
import type { ScreeningRow } from '@/utils/reading/facts/screening/screening-row';
import { interpret } from '@/utils/reading/interpret';
import { type ProviderProfiles, ruleFor } from '@/utils/reading/profile/profiles';
import type { Score } from '@/utils/reading/score/score';
import type { Tone } from '@/utils/reading/score/tone';
import { shortVerdict } from '@/utils/reading/short-verdict';
import { OPERATIONS } from '@/utils/service/operations';
import type { RowRemark } from './row-remark';

/** An answer as a table shows it: the score as sent, and its number for sorting if the scale fits. */
export interface RowSummary {
  score: string | null;
  number: number | null;
  /** The provider's label, as sent. */
  label: string | null;
  /** The user's name of the risk band. */
  band: string | null;
  /** The colors of both words, as on a score face; null: neutral. */
  tones: Record<'label' | 'band', Tone | null>;
  /** The scale that the score is read by, and its direction. */
  scale: Score['scale'];
  direction: Score['direction'];
  /** In the service's words. */
  reasons: readonly string[];
  remark: RowRemark | null;
  /** What the answer says of each kind of screening; none for an address. */
  screening: readonly ScreeningRow[];
  /** Number of fields that were not understood; null without a readable answer. */
  notUnderstood: number | null;
  /** The day since which such answers have changed, such as 2026-11-12; null if this one has not. */
  changedSince: string | null;
  /** Digest of what the answer says; see `subjectFacts`. Null if it could not be read. */
  facts: string | null;
  /** Null if nobody expects hits of the answer, or it is not stored. */
  hits: HitCount | null;
  /** False if the answer was erased or has expired. */
  isKept: boolean;
}

export const EMPTY_SUMMARY: RowSummary = {
  score: null,
  number: null,
  label: null,
  band: null,
  tones: { label: null, band: null },
  scale: null,
  direction: null,
  reasons: [],
  remark: null,
  screening: [],
  hits: null,
  notUnderstood: null,
  changedSince: null,
  facts: null,
  isKept: true,
};

/**
 * Reads a stored answer for a row by the user's score rule for the service that sent it, as a batch may change
 * services. Text that is not JSON gives an empty reading.
 */
export function summarizeRow(
  text: string | undefined,
  lookup: Pick<LookupRecord, 'subject' | 'ownRecord' | 'baseUrl' | 'endedAt' | 'createdAt'>,
  profiles: ProviderProfiles,
): RowSummary {
  if (text === undefined) return { ...EMPTY_SUMMARY, isKept: false };
  const report = interpret(lookup, { text }, profiles)?.report;
  if (!report) return EMPTY_SUMMARY;
  const { score, reasons, duplicateKeys, abstained, screening, coverage, profile } = report;
  const [sentTwice] = duplicateKeys;
  const other = otherSubjectOf(lookup, report);
  const { label, band } = shortVerdict(report, ruleFor(profiles, lookup.baseUrl, lookup.subject.operation) ?? null);
  return {
    score: score?.value ?? null,
    number: score?.scaleProblem === null ? score.number : null,
    label: label?.text ?? null,
    band: band?.text ?? null,
    tones: { label: label?.tone ?? null, band: band?.tone ?? null },
    scale: score?.scaleProblem === null ? score.scale : null,
    direction: score?.direction ?? null,
    reasons: reasons.map(({ text }) => text),
    remark: other ? { other } : sentTwice ? { sentTwice } : abstained && { abstained },
    screening: OPERATIONS[lookup.subject.operation].isScreening ? screening : [],
    hits: countHits(report),
    notUnderstood: coverage.notUnderstood.length,
    changedSince: profile && profile.changes.length > 0 ? profile.confirmedOn : null,
    facts: subjectFacts(report),
    isKept: true,
  };
}
