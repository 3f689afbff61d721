import Papa from 'papaparse';

/** A row of a CSV text. Lines are counted from 1. */
export interface CsvRow {
  /** The line of the text on which it begins. */
  line: number;
  cells: string[];
  /** The line on which it ends, where its quotation marks do not match: its cells are a guess then. */
  brokenTo?: number;
}

/** A CSV text as a table. */
export interface CsvTable {
  columns: string[];
  rows: CsvRow[];
  /** The line on which the headings end, where their quotation marks do not match: there is no table then. */
  brokenHeadTo?: number;
}

/**
 * Reads CSV text (RFC 4180; comma, semicolon or tab, whichever fits) whose first row names the columns. Empty rows are
 * left out. A text without rows gives a table without columns.
 */
export function readCsv(text: string): CsvTable {
  // One kind of line end: Papa Parse looks for the first kind that it meets and takes the others for text.
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
      // That no separator could be guessed is an error to Papa Parse, too.
      const isBroken = errors.some(({ type }) => type === 'Quotes');
      const last = plain[from - 1] === '\n' ? line - 1 : line;
      rows.push({ line: begun, cells, ...(isBroken ? { brokenTo: last } : {}) });
    },
  });
  const [head, ...rest] = rows;
  if (head?.brokenTo !== undefined) return { columns: [], rows: [], brokenHeadTo: head.brokenTo };
  return { columns: head?.cells ?? [], rows: rest };
}
