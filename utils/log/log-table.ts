import Papa from 'papaparse';
import { startsFormula } from '@/utils/texts/formula';
import { FIRST_STATED, type LogLine, logLine, STATED } from './log-line';

const COLUMNS = ['number', 'time', ...STATED, 'salt', 'contentDigest', 'previous', 'digest'] as const;
type Column = (typeof COLUMNS)[number];

/** Whether a text would be taken for a formula, or was and has apostrophes before it. */
function isFormulaLike(text: string): boolean {
  const plain = text.replace(/^'+/, '');
  return /^[\t\r]/.test(plain) || startsFormula(plain);
}
/** One more apostrophe keeps it a text, and can be taken away again. */
const cellOf = (text: string): string => (isFormulaLike(text) ? `'${text}` : text);
const textOf = (cell: string): string => (cell.startsWith("'") && isFormulaLike(cell) ? cell.slice(1) : cell);

/** Returns a log as CSV (RFC 4180), with everything that a check needs. Deleted lines have no salt. */
export function writeLogTable(lines: readonly LogLine[]): string {
  const rows = lines.map(({ number, at, salt, content, contentDigest, previous, digest }) => [
    String(number),
    new Date(at).toISOString(),
    ...STATED.map((field) => cellOf(content?.[field] ?? '')),
    salt ?? '',
    contentDigest,
    previous,
    digest,
  ]);
  return `${Papa.unparse([COLUMNS, ...rows])}\r\n`;
}

/** Whether a text has the columns of an exported log, however a spreadsheet separates and quotes them. */
export const isLogTable = (text: string): boolean => /^"?number"?[,;\t]"?time"?[,;\t]/.test(text);

/** Without the empty cells that a spreadsheet adds at the end of a row. */
const trimmed = (cells: readonly string[]): string[] => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);

/**
 * Returns the lines of an exported CSV, also of one that a spreadsheet has saved again: its values decide, not how they are
 * separated. Null if a row is damaged.
 */
export function readLogTable(text: string): LogLine[] | null {
  const delimiter = /[,;\t]/.exec(text)?.[0] ?? ',';
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy' });
  const [head = [], ...rows] = data.map(trimmed);
  if (errors.length > 0 || new Set(head).size < head.length) return null;
  const columns = head.flatMap((name) => COLUMNS.find((column) => column === name) ?? []);
  if (columns.length < head.length) return null;
  const lines = rows.map((cells) => (cells.length > columns.length ? null : readRow(columns, cells)));
  return lines.every((line) => line !== null) ? lines : null;
}

function readRow(columns: readonly Column[], cells: readonly string[]): LogLine | null {
  const of: Partial<Record<Column, string>> = Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? '']));
  const { number = '', time = '', salt = '', contentDigest, previous, digest } = of;
  const stated = Object.fromEntries(
    STATED.map((field): [string, string | undefined] => [field, of[field] && textOf(of[field])]).filter(
      ([, said], i) => said || (said === '' && i < FIRST_STATED),
    ),
  );
  const at = Date.parse(time);
  // Other spellings of the same number or time are a change too.
  if (String(Number(number)) !== number || Number.isNaN(at) || new Date(at).toISOString() !== time) return null;
  const isDeleted = salt === '' && Object.values(stated).every((text) => text === '');
  const content = isDeleted ? { salt: null, content: null } : { salt, content: stated };
  return logLine.safeParse({ number: Number(number), at, ...content, contentDigest, previous, digest }).data ?? null;
}
