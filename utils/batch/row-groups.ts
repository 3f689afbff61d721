import { type LookupRecord, type LookupState, lookupState } from '../lookup/lookup-record';
import { rowState } from './batch-counts';
import type { RowSummary } from './row-summary';

/** Rows that belong together, as a filter offers them: all, those in a state, or those with a label as sent. */
export interface RowGroup {
  id: 'all' | `state:${LookupState}` | `label:${string}`;
  name: { state: LookupState } | { label: string } | null;
  count: number;
  /** How many of them cost nothing, because a result was saved. */
  reused: number;
}

/** More labels are free text rather than groups; the search finds them. */
const MAX_LABELS = 8;
/** States that are shown until all rows are sent, even with a count of 0. */
const USUAL: readonly LookupState[] = ['queued', 'sending', 'done'];

/** Returns the groups of rows in display order: all, the labels with the most rows first, then the states. */
export function rowGroups(rows: readonly LookupRecord[], readings: ReadonlyMap<string, RowSummary>): RowGroup[] {
  const states = Map.groupBy(rows, ({ state }) => state);
  const labels = Map.groupBy(rows, ({ id }) => readings.get(id)?.label ?? '');
  labels.delete('');
  const byCount = [...labels].sort(([, a], [, b]) => b.length - a.length).slice(0, MAX_LABELS);
  const isOpen = states.has('queued') || states.has('sending');
  const shown = lookupState.options.filter((state) => states.has(state) || (isOpen && USUAL.includes(state)));
  return [
    groupOf('all', null, rows),
    ...byCount.map(([label, of]) => groupOf(`label:${label}`, { label }, of)),
    ...shown.map((state) => groupOf(`state:${state}`, { state }, states.get(state) ?? [])),
  ];
}

function groupOf(id: RowGroup['id'], name: RowGroup['name'], rows: readonly LookupRecord[]): RowGroup {
  return { id, name, count: rows.length, reused: rows.filter((row) => rowState(row) === 'reused').length };
}

/** Whether a row belongs to a group. */
export const isInGroup = (
  { state }: Pick<LookupRecord, 'state'>,
  reading: RowSummary | undefined,
  id: RowGroup['id'],
): boolean => id === 'all' || id === `state:${state}` || id === `label:${reading?.label ?? ''}`;
