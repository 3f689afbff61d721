/** Which of two numbers a column of dates writes first. */
export type DateOrder = 'day-first' | 'month-first';

/** A cell read as a date: `iso` is YYYY-MM-DD, or the cell as written. `either`: both readings, if it has two. */
export interface RowDate {
  iso: string;
  either?: Record<DateOrder, string>;
  /** Its only possible reading contradicts the order of its column. */
  isOtherOrder?: true;
}

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;

/** Reads a date of a table. Without an `order`, a date with two readings stays as written. */
export function readRowDate(cell: string, order: DateOrder | null): RowDate {
  const text = cell.trim();
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year && month && day) return { iso: isoDate(year, month, day) };
  const [, first, second, last] = YEAR_LAST.exec(text) ?? [];
  if (!first || !second || !last) return { iso: cell };
  const readings = { 'day-first': isoDate(last, second, first), 'month-first': isoDate(last, first, second) };
  if (first === second) return { iso: readings['day-first'] };
  const [isDayFirst, isMonthFirst] = [Number(first) > 12, Number(second) > 12];
  const only = isDayFirst ? 'day-first' : 'month-first';
  // Two numbers above 12 are no date in any order.
  const isOtherOrder = order !== null && order !== only && isDayFirst !== isMonthFirst;
  if (isDayFirst || isMonthFirst) return { iso: readings[only], ...(isOtherOrder && { isOtherOrder }) };
  return { iso: order === null ? cell : readings[order], either: readings };
}

const isoDate = (year: string, month: string, day: string): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
