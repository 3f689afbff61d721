import { type OtherColumns, otherColumns } from './other-columns';
import type { SubjectColumns } from './subject-columns';

/** Returns the columns of a table that no field uses, with the lines of each subject; null if there are none. */
export function subjectTable(
  headings: readonly string[],
  columns: SubjectColumns,
  lines: readonly (readonly string[][])[],
): OtherColumns | null {
  const used = new Set<unknown>(Object.values(columns).flat());
  const others = headings
    .keys()
    .filter((at) => !used.has(at))
    .toArray();
  return otherColumns({
    headings: others.map((at) => headings[at] ?? ''),
    rows: lines.map((of) => of.map((cells) => others.map((at) => cells[at] ?? ''))),
  });
}
