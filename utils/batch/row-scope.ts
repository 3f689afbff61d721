import type { Operation } from '@/utils/service/operations';
import type { SubjectDecisionValue } from '../decision/decision';
import type { LookupRecord, Purpose } from '../lookup/lookup-record';
import { calendarDay } from '../settings/calendar-day';
import { type DecisionOf, UNDECIDED } from './row-decision';

/** Calendar days back from today, today included. */
export const SCOPE_DAYS = ['1', '7', '30'] as const;

/** What lookups were made for, or asked for again: the beginning of a case, a reason, a user; empty: any. */
export type AskedFor = Purpose;

/** Which lookups a list is about at all; null and empty: any. */
export interface RowScope {
  operation: Operation | null;
  days: (typeof SCOPE_DAYS)[number] | null;
  /** Calendar days, YYYY-MM-DD, both included. */
  from: string;
  to: string;
  asked: AskedFor;
  /** The user's decision about the subject. */
  decision: SubjectDecisionValue | null;
}

export const EVERYTHING: RowScope = {
  ...{ operation: null, days: null, from: '', to: '', decision: null },
  asked: { reference: '', reason: '', operator: '' },
};

/** What is looked up outside the rows. */
interface ScopeKnowledge {
  /** In ms since 1970. */
  now: number;
  /** The lookups that were found for `asked`; null if it names nothing. */
  found: ReadonlySet<string> | null;
  decisionOf?: DecisionOf;
}

/** Returns the lookups in a scope, in their order; the same list for everything. */
export function rowsInScope(
  rows: readonly LookupRecord[],
  { operation, days, from, to, decision }: RowScope,
  { now, found, decisionOf = UNDECIDED }: ScopeKnowledge,
): readonly LookupRecord[] {
  const today = new Date(now);
  const back = (count: number) =>
    calendarDay(new Date(today.getFullYear(), today.getMonth(), today.getDate() - count + 1));
  const first = [from, days === null ? '' : back(Number(days))].reduce((a, b) => (a > b ? a : b));
  // A day costs more to make than to compare.
  const since = first === '' ? 0 : new Date(`${first}T00:00`).getTime();
  const until = to === '' ? Number.POSITIVE_INFINITY : new Date(`${to}T23:59:59.999`).getTime();
  if (operation === null && found === null && decision === null && since === 0 && to === '') return rows;
  return rows.filter(
    (row) =>
      (operation === null || row.subject.operation === operation) &&
      row.createdAt >= since &&
      row.createdAt <= until &&
      (found === null || found.has(row.id)) &&
      (decision === null || decisionOf(row, undefined)?.value === decision),
  );
}
