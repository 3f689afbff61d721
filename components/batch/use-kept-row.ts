import { useRef } from 'react';
import type { LookupRecord } from '@/utils/lookup/lookup-record';

/**
 * Returns the rows of a list with the one that is open beside them at its place, although a decision has just taken it off the list:
 * it goes once another one opens.
 * @param list what names the list: rows of another one are not kept
 */
export function useKeptRow(rows: readonly LookupRecord[], shown: string | null, list: string): readonly LookupRecord[] {
  const before = useRef({ list, rows });
  const kept = before.current.list === list ? withRow(rows, before.current.rows, shown) : rows;
  before.current = { list, rows: kept };
  return kept;
}

/** Returns the rows with the shown one where it was before; the same array if it is among them, or was not there before. */
function withRow(
  rows: readonly LookupRecord[],
  before: readonly LookupRecord[],
  shown: string | null,
): readonly LookupRecord[] {
  if (shown === null || rows.some(({ id }) => id === shown)) return rows;
  const at = before.findIndex(({ id }) => id === shown);
  const row = before[at];
  if (row === undefined) return rows;
  const left = new Map(rows.map(({ id }, index) => [id, index]));
  const above = before.slice(0, at).findLast(({ id }) => left.has(id));
  return rows.toSpliced(above ? (left.get(above.id) ?? -1) + 1 : 0, 0, row);
}
