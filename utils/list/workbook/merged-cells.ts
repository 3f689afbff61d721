import { columnOf, type SheetCells } from './sheet-handler';

/** Rows that all merged cells of a sheet may reach over: more than a sheet has cells of people. */
const MAX_REACHED = 1_000_000;

/**
 * Gives each row of a merged cell its content, in the cell's first column; only the first row stores it. Rows without any
 * content stay empty.
 * @returns false if the merged cells reach over more rows than a list of people can have
 */
export function fillMerged({ rows, merged }: SheetCells): boolean {
  const numbers = [...rows.keys()].sort((a, b) => a - b);
  const placeOf = new Map(numbers.map((number, place) => [number, place]));
  let reached = 0;
  for (const range of merged) {
    if (++reached > MAX_REACHED) return false;
    const [from = '', to = ''] = range.split(':');
    const [column, first, last] = [columnOf(from), rowOf(from), rowOf(to)];
    const text = column === undefined ? '' : (rows.get(first)?.[column - 1] ?? '');
    if (column === undefined || text === '') continue;
    for (let at = (placeOf.get(first) ?? 0) + 1; at < numbers.length && (numbers[at] ?? 0) <= last; at++) {
      if (++reached > MAX_REACHED) return false;
      const cells = rows.get(numbers[at] ?? 0) ?? [];
      while (cells.length < column) cells.push('');
      cells[column - 1] ||= text;
    }
  }
  return true;
}

const rowOf = (reference: string): number => Number(/\d+$/.exec(reference)?.[0] ?? 0);
