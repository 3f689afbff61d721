import Papa from 'papaparse';

/** A CSV text as a table. `line` is the line of the text on which a row begins, counted from 1. */
export interface CsvTable {
  columns: string[];
  rows: { line: number; cells: string[] }[];
}

/**
 * Reads CSV text (RFC 4180; comma, semicolon or tab, whichever fits) whose first row names the columns. Empty rows are
 * left out. A text without rows gives a table without columns.
 */
export function readCsv(text: string): CsvTable {
  // One kind of line end: Papa Parse looks for the first kind that it meets and takes the others for text.
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const rows: CsvTable['rows'] = [];
  let line = 1;
  let from = 0;
  Papa.parse<string[]>(plain, {
    step({ data, meta }) {
      if (data.some((cell) => cell.trim() !== '')) rows.push({ line, cells: data.map((cell) => cell.trim()) });
      for (let at = plain.indexOf('\n', from); at >= 0 && at < meta.cursor; at = plain.indexOf('\n', at + 1)) line++;
      from = meta.cursor;
    },
  });
  const [head, ...rest] = rows;
  return { columns: head?.cells ?? [], rows: rest };
}
