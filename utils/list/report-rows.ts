import { noName } from '@/utils/subject/no-name';

/** A longer cell is no line of a report. */
const MAX_CELL = 100;

/** Whether a row is the sum of others: one of its cells is a word for it, in any column, and the others are numbers. */
export function isTotalRow(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  const isTotal = (cell: string) => cell.length <= MAX_CELL && noName(cell, 'individual')?.reason === 'total';
  return filled.length > 1 && filled.some(isTotal) && filled.every((cell) => isTotal(cell) || !/\p{L}{2}/u.test(cell));
}

/**
 * Returns the lines that are probably titles between rows, such as "Branch Hamburg": nothing is filled but the name, where two
 * of three other rows fill three cells.
 */
export function sectionRows(
  rows: readonly { line: number; cells: readonly string[] }[],
  name: readonly number[],
): ReadonlySet<number> {
  const counts = rows.map(({ cells }) => cells.filter(Boolean).length);
  const [full, others] = [2, 1].map((most) => counts.filter((count) => count > most).length);
  if (full === undefined || others === undefined || full === 0 || full * 3 < others * 2) return new Set();
  return new Set(
    rows.filter(({ cells }, at) => counts[at] === 1 && name.some((column) => cells[column])).map(({ line }) => line),
  );
}
