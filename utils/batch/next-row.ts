import type { LookupRecord } from '../lookup/lookup-record';

/**
 * Returns the row after the shown one (`step` 1) or before it (-1); without a shown row, the first or last. Null at the end.
 * @param order the rows as they were when the shown row was last among them: deciding about a row may take it off the list
 */
export function nextRow(
  rows: readonly LookupRecord[],
  order: readonly LookupRecord[],
  shown: string | null,
  step: 1 | -1,
): LookupRecord | null {
  const at = order.findIndex(({ id }) => id === shown);
  if (at < 0) return rows.at(step === 1 ? 0 : -1) ?? null;
  // Nothing has left the list. A set of fifty thousand ids would take longer than all else.
  if (order === rows) return rows[at + step] ?? null;
  const left = new Set(rows.map(({ id }) => id));
  for (let i = at + step; i >= 0 && i < order.length; i += step) {
    const row = order[i];
    if (row && left.has(row.id)) return row;
  }
  return null;
}
