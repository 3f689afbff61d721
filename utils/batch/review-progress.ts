import { SUBJECT_DECISIONS, type SubjectDecisionValue } from '../decision/decision';
import type { LookupRecord } from '../lookup/lookup-record';
import type { DecisionOf } from './row-decision';
import type { RowSummary } from './row-summary';

/** How far a review is. */
export interface ReviewProgress {
  /** Every row with something to decide about, and how many of them have a decision that holds. */
  total: number;
  done: number;
  /** How often each decision was made, the usual one first; those that nobody made are absent. */
  decided: readonly { value: SubjectDecisionValue; count: number }[];
}

/** Returns how far the review of these rows is. @param rows all that have something to decide about */
export function reviewProgress(
  rows: readonly LookupRecord[],
  readings: ReadonlyMap<string, RowSummary>,
  decisionOf: DecisionOf,
): ReviewProgress {
  const made = rows.map((row) => decisionOf(row, readings.get(row.id))).filter((one) => one?.standing === 'valid');
  const counted = SUBJECT_DECISIONS.map((value) => ({
    value,
    count: made.filter((one) => one?.value === value).length,
  }));
  return { total: rows.length, done: made.length, decided: counted.filter(({ count }) => count > 0) };
}
