import type { Operation } from '@/utils/service/operations';
import type { LookupRecord } from '../lookup/lookup-record';

/** Calendar days back from today, today included. */
export const SCOPE_DAYS = ['1', '7', '30'] as const;

/** Which lookups a list is about at all; null: of any kind, of any day. */
export interface RowScope {
  operation: Operation | null;
  days: (typeof SCOPE_DAYS)[number] | null;
}

export const EVERYTHING: RowScope = { operation: null, days: null };

/** Returns the lookups in a scope, in their order; the same list for everything. `now`: in ms since 1970. */
export function rowsInScope(
  rows: readonly LookupRecord[],
  { operation, days }: RowScope,
  now: number,
): readonly LookupRecord[] {
  if (operation === null && days === null) return rows;
  const today = new Date(now);
  const first =
    days === null ? 0 : new Date(today.getFullYear(), today.getMonth(), today.getDate() - Number(days) + 1).getTime();
  return rows.filter(
    ({ subject, createdAt }) => (operation === null || subject.operation === operation) && createdAt >= first,
  );
}
