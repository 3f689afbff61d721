import Papa from 'papaparse';
import { closeUpQuotes, guessSeparator, separatorDirective } from './separators';
import { isKnownHeading } from './subject-columns';

/** A row of a CSV text. Lines are counted from 1. */
export interface CsvRow {
  /** The line of the text on which it begins. */
  line: number;
  cells: string[];
  /** Last line of a row with unmatched quotation marks. Its cells may be misaligned. */
  brokenTo?: number;
}

/** What a user can correct of the way in which a text is read. Without it, both are guessed. */
export interface TableShape {
  separator?: string | undefined;
  /** The line of the column names; 0: no row has them. */
  headLine?: number | undefined;
}

/** A CSV text as a table. */
export interface CsvTable {
  columns: string[];
  rows: CsvRow[];
  /** Last line of headings with unmatched quotation marks. The table is then empty. */
  brokenHeadTo?: number;
  separator: string;
  /** The line of the column names; 0 for a text without rows, and for one in which no row has them. */
  headLine: number;
  /** The first rows of the text, with titles above the column names. */
  firstRows: CsvRow[];
  /** Nothing in the row of the column names looks like one; it may be the first of the data. */
  isHeadUncertain?: true;
}

/** Column names are looked for in this many rows. */
const FIRST_ROWS = 15;

/**
 * Reads CSV text (RFC 4180; comma, semicolon, tab or bar). The row that names the columns is guessed; the rows above it
 * are titles. Empty rows are omitted.
 */
export function readCsv(text: string, shape: TableShape = {}): CsvTable {
  // Normalize line endings: Papa Parse uses the first kind that it finds and treats others as text.
  const whole = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const directive = separatorDirective(whole);
  const body = directive ? whole.slice(directive.length) : whole;
  const separator = shape.separator ?? directive?.separator ?? guessSeparator(body);
  const rows = readRows(closeUpQuotes(body, separator), separator, directive ? 2 : 1);
  const firstRows = rows.slice(0, FIRST_ROWS);
  if (shape.headLine === 0 && rows.length > 0) {
    const columns = Array<string>(Math.max(...firstRows.map(filled))).fill('');
    return { separator, headLine: 0, firstRows, columns, rows };
  }
  const chosen = rows.findIndex(({ line }) => line === shape.headLine);
  const [head, ...rest] = rows.slice(chosen < 0 ? guessHead(firstRows) : chosen);
  const read = { separator, headLine: head?.line ?? 0, firstRows };
  if (head?.brokenTo !== undefined) return { ...read, columns: [], rows: [], brokenHeadTo: head.brokenTo };
  const isHeadUncertain = chosen < 0 && head !== undefined && !head.cells.some(isKnownHeading);
  return { ...read, columns: head?.cells ?? [], rows: rest, ...(isHeadUncertain && { isHeadUncertain }) };
}

function readRows(text: string, delimiter: string, firstLine: number): CsvRow[] {
  const rows: CsvRow[] = [];
  let line = firstLine;
  let from = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    step({ data, errors, meta }) {
      const begun = line;
      for (let at = text.indexOf('\n', from); at >= 0 && at < meta.cursor; at = text.indexOf('\n', at + 1)) line++;
      from = meta.cursor;
      const cells = data.map((cell) => cell.trim());
      if (cells.every((cell) => cell === '')) return;
      const isBroken = errors.some(({ type }) => type === 'Quotes');
      const last = text[from - 1] === '\n' ? line - 1 : line;
      rows.push({ line: begun, cells, ...(isBroken ? { brokenTo: last } : {}) });
    },
  });
  return rows;
}

const filled = ({ cells }: CsvRow): number => cells.findLastIndex((cell) => cell !== '') + 1;

/**
 * Returns the index of the row that names the columns: the one with the most known headings, else the first that is as
 * wide as most rows.
 */
function guessHead(rows: readonly CsvRow[]): number {
  const widths = Map.groupBy(rows.slice(0, FIRST_ROWS), filled);
  const [usual] = [...widths].sort(([a, { length: n }], [b, { length: m }]) => m - n || b - a)[0] ?? [1];
  const known = rows.map((row) => (usual > 1 && filled(row) < 2 ? 0 : row.cells.filter(isKnownHeading).length));
  const most = Math.max(0, ...known);
  if (most > 0) return known.indexOf(most);
  return Math.max(
    0,
    rows.findIndex((row) => filled(row) >= usual),
  );
}
