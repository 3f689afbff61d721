import type { Sorting, SortKey } from '@/utils/batch/arrange-rows';

/** The heading of a column; a button if the rows can be sorted by it. */
export function ColumnHead({
  name,
  by,
  isWide,
  sorted,
  onSort,
}: {
  name: string;
  by: SortKey | null;
  /** Shown on wide surfaces only. */
  isWide: boolean;
  /** Sort order by this column; null if the rows are not sorted by it. */
  sorted: Sorting | null;
  /** Null if the rows cannot be sorted by this column. */
  onSort: ((by: SortKey) => void) | null;
}) {
  const arrow = sorted === null ? '↕' : sorted.descending ? '↓' : '↑';
  return (
    <th
      scope="col"
      aria-sort={sorted === null ? undefined : sorted.descending ? 'descending' : 'ascending'}
      className={`font-normal ${isWide ? 'hidden @2xl:block' : 'block'}`}
    >
      {by !== null && onSort !== null ? (
        <button type="button" className="min-h-8 cursor-default hover:text-ink" onClick={() => onSort(by)}>
          {name} <span aria-hidden="true">{arrow}</span>
        </button>
      ) : (
        <span className="inline-flex min-h-8 items-center">{name}</span>
      )}
    </th>
  );
}
