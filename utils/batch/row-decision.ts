import { type DecisionsBySubject, type Standing, type SubjectDecision, standingOf } from '../decision/decision';
import { decisionKeys } from '../decision/decision-keys';
import type { LookupRecord } from '../lookup/lookup-record';
import type { RowSummary } from './row-summary';

/** What the user decided about the subject of a row, and whether it still holds. */
export interface RowDecision {
  value: SubjectDecision['value'];
  standing: Standing;
  /** How many hits the user decided to match; absent without one. */
  matches?: number;
  /** Whether the answer says something else than when it was decided; absent until it is read. */
  isChanged?: boolean;
}

/**
 * Returns the decision about the subject of a row; undefined without one. Before its answer is read, a decision counts as
 * unchanged.
 */
export type DecisionOf = (row: LookupRecord, reading: RowSummary | undefined) => RowDecision | undefined;

export const UNDECIDED: DecisionOf = () => undefined;

/** Digests of subjects: those of fifty thousand rows take longer than a keystroke may. */
const subjectIds = new WeakMap<LookupRecord, string>();

/** Returns the key of a row's subject in decisions. Call it as rows are read, so that the first filter is fast. */
export function subjectIdOf(row: LookupRecord): string {
  const known = subjectIds.get(row);
  if (known !== undefined) return known;
  const { subjectId } = decisionKeys(row.subject);
  subjectIds.set(row, subjectId);
  return subjectId;
}

/**
 * Looks up decisions by row.
 *
 * @param today YYYY-MM-DD
 */
export function decisionsByRow({ made: decisions, matches }: DecisionsBySubject, today: string): DecisionOf {
  if (decisions.size === 0) return UNDECIDED;
  const known = new Map<string, RowDecision>();
  /** The same object each time, so that rows are drawn only if they change. */
  const once = (next: RowDecision): RowDecision => {
    const id = `${next.value} ${next.standing} ${next.matches} ${next.isChanged}`;
    const decision = known.get(id) ?? next;
    known.set(id, decision);
    return decision;
  };
  return (row, reading) => {
    const subjectId = subjectIdOf(row);
    const made = decisions.get(subjectId);
    if (made === undefined) return undefined;
    const matched = matches.get(subjectId);
    const facts = reading?.facts ?? null;
    const isChanged = facts === null ? {} : { isChanged: facts !== made.facts };
    return once({
      ...{ value: made.value, standing: standingOf(made, today, facts), ...isChanged },
      ...(matched !== undefined && { matches: matched }),
    });
  };
}
