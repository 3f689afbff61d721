import { type OtherColumns, otherColumns } from './other-columns';
import type { SubjectColumns } from './subject-columns';

/** Other names of the subjects' lines, as one more column under its heading; "Compare with your record" reads it. */
interface OtherNames {
  heading: string;
  names: readonly (readonly string[])[];
}

/** Returns the columns of a table that no field uses, with the lines of each subject; null if there are none. */
export function subjectTable(
  headings: readonly string[],
  columns: SubjectColumns,
  lines: readonly (readonly string[][])[],
  { heading, names }: OtherNames = { heading: '', names: [] },
): OtherColumns | null {
  const used = new Set<unknown>(Object.values(columns).flat());
  const others = headings
    .keys()
    .filter((at) => !used.has(at))
    .toArray();
  const hasNames = names.some((of) => of.some(Boolean));
  return otherColumns({
    headings: [...others.map((at) => headings[at] ?? ''), ...(hasNames ? [heading] : [])],
    rows: lines.map((of, subject) =>
      of.map((cells, line) => [
        ...others.map((at) => cells[at] ?? ''),
        ...(hasNames ? [names[subject]?.[line] ?? ''] : []),
      ]),
    ),
  });
}
