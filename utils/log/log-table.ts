import Papa from 'papaparse';
import { startsFormula } from '@/utils/texts/formula';
import { type LogLine, logLine, STATED } from './log-line';

const COLUMNS = ['number', 'time', ...STATED, 'salt', 'contentDigest', 'previous', 'digest'] as const;

const HEAD = COLUMNS.join(',');

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

/** Whether a text has the columns of an exported log. */
export const isLogTable = (text: string): boolean => text.startsWith(HEAD);

/** Returns the lines of an exported CSV; null if a row is damaged. */
export function readLogTable(text: string): LogLine[] | null {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: ',', skipEmptyLines: true });
  const [, ...rows] = data;
  if (errors.length > 0) return null;
  const lines = rows.map(readRow);
  return lines.every((line) => line !== null) ? lines : null;
}

function readRow(cells: readonly string[]): LogLine | null {
  if (cells.length !== COLUMNS.length) return null;
  const [number = '', time = ''] = cells;
  const [salt = '', contentDigest, previous, digest] = cells.slice(-4);
  const stated = Object.fromEntries(STATED.map((field, i) => [field, textOf(cells[i + 2] ?? '')]));
  const at = Date.parse(time);
  // Other spellings of the same number or time are a change too.
  if (String(Number(number)) !== number || Number.isNaN(at) || new Date(at).toISOString() !== time) return null;
  const isDeleted = salt === '' && Object.values(stated).every((text) => text === '');
  const content = isDeleted ? { salt: null, content: null } : { salt, content: stated };
  return logLine.safeParse({ number: Number(number), at, ...content, contentDigest, previous, digest }).data ?? null;
}
