import Papa from 'papaparse';

/** A row of a CSV text. Lines are counted from 1. */
export interface CsvRow {
  /** The line of the text on which it begins. */
  line: number;
  cells: string[];
  /** Last line of a row with unmatched quotation marks. Its cells may be misaligned. */
  brokenTo?: number;
}

/** A CSV text as a table. */
export interface CsvTable {
  columns: string[];
  rows: CsvRow[];
  /** Last line of headings with unmatched quotation marks. The table is then empty. */
  brokenHeadTo?: number;
}

/**
 * Reads CSV text (RFC 4180; comma, semicolon or tab, detected) whose first row names the columns. Empty rows are
 * omitted. A text without rows gives a table without columns.
 */
export function readCsv(text: string): CsvTable {
  // Normalize line endings: Papa Parse uses the first kind that it finds and treats others as text.
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const rows: CsvRow[] = [];
  let line = 1;
  let from = 0;
  Papa.parse<string[]>(plain, {
    step({ data, errors, meta }) {
      const begun = line;
      for (let at = plain.indexOf('\n', from); at >= 0 && at < meta.cursor; at = plain.indexOf('\n', at + 1)) line++;
      from = meta.cursor;
      const cells = data.map((cell) => cell.trim());
      if (cells.every((cell) => cell === '')) return;
      // Papa Parse also reports an error if it cannot guess the separator.
      const isBroken = errors.some(({ type }) => type === 'Quotes');
      const last = plain[from - 1] === '\n' ? line - 1 : line;
      rows.push({ line: begun, cells, ...(isBroken ? { brokenTo: last } : {}) });
    },
  });
  const [head, ...rest] = rows;
  if (head?.brokenTo !== undefined) return { columns: [], rows: [], brokenHeadTo: head.brokenTo };
  return { columns: head?.cells ?? [], rows: rest };
}
