import { type SourceTable, sourceTable } from '../lookup/batch-record';
import type { SubjectColumns } from './subject-columns';

/** Returns the columns of a table that no field uses, with the lines of each subject; null if there are none. */
export function subjectTable(
  headings: readonly string[],
  columns: SubjectColumns,
  lines: readonly (readonly string[][])[],
): SourceTable | null {
  const used = new Set<unknown>(Object.values(columns));
  const others = headings
    .keys()
    .filter((at) => !used.has(at))
    .toArray();
  return fitsStorage({
    headings: others.map((at) => headings[at] ?? ''),
    rows: lines.map((of) => of.map((cells) => others.map((at) => cells[at] ?? ''))),
  });
}

/** Returns a table, or null if it is empty or too large to keep beside the results. */
export const fitsStorage = (table: SourceTable): SourceTable | null =>
  table.headings.length > 0 && sourceTable.safeParse(table).success ? table : null;
