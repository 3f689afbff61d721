import { describeSubject } from '@/utils/service/request-subject';
import { type LookupRecord, type LookupState, requestedAt } from '../lookup/lookup-record';
import type { RowReading } from './row-reading';

export type SortKey = 'position' | 'state' | 'time' | 'score';
export interface Sorting {
  by: SortKey;
  descending: boolean;
}
export interface RowFilter {
  /** Part of the subject, case-insensitive. */
  text: string;
  state: LookupState | 'all';
}

/** States that need attention come first. */
const STATE_ORDER: readonly LookupState[] = ['failed', 'unknown', 'sending', 'queued', 'done', 'cancelled'];

/** Returns the time of the last event of a row. */
export const timeOf = (record: LookupRecord): number => record.endedAt ?? requestedAt(record);

/** Returns the filtered rows in the requested order. Rows without a score come last in either direction. */
export function arrangeRows(
  rows: readonly LookupRecord[],
  filter: RowFilter,
  { by, descending }: Sorting,
  readings: ReadonlyMap<string, RowReading>,
): readonly LookupRecord[] {
  const wanted = filter.text.trim().toLowerCase();
  const left = rows.filter(
    ({ state, subject }) =>
      (filter.state === 'all' || filter.state === state) &&
      describeSubject(subject).title.toLowerCase().includes(wanted),
  );
  const turn = descending ? -1 : 1;
  if (by === 'position') return descending ? left.reverse() : left;
  if (by !== 'score') {
    const rank = by === 'time' ? timeOf : ({ state }: LookupRecord) => STATE_ORDER.indexOf(state);
    return left.sort((a, b) => (rank(a) - rank(b)) * turn || a.position - b.position);
  }
  const scoreOf = ({ id }: LookupRecord) => readings.get(id)?.number ?? null;
  return left.sort((a, b) => {
    const [one, other] = [scoreOf(a), scoreOf(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null) || a.position - b.position;
    return (one - other) * turn || a.position - b.position;
  });
}
