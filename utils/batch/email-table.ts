import type { SourceTable } from '../lookup/batch-record';
import { foldCase, type RequestSubject } from '../service/operations';
import { readCsv } from './csv-table';
import { emailsIn } from './emails-in';
import { fitsStorage } from './subject-table';

/**
 * Returns the columns beside the addresses of a text, with the lines of each subject; null if the text is no table:
 * column names without an address, and as many cells in every row.
 */
export function emailTable(text: string, subjects: readonly RequestSubject[]): SourceTable | null {
  const { columns, rows } = readCsv(text);
  const isTable = columns.length > 1 && !columns.some((name) => name.includes('@'));
  if (!isTable || rows.some(({ cells, brokenTo }) => brokenTo !== undefined || cells.length !== columns.length))
    return null;
  const lines = rows.map(({ cells }) => {
    const { subjects: plain, odd } = emailsIn(cells.join('\n'));
    const found = [...plain, ...odd.map(({ subject }) => subject)];
    return { cells, addresses: new Set(found.map(({ request }) => foldCase(request.email))) };
  });
  const isAddress = (at: number) => lines.every(({ cells, addresses }) => addresses.has(foldCase(cells[at] ?? '')));
  const others = columns
    .keys()
    .filter((at) => !isAddress(at))
    .toArray();
  const byAddress = new Map<string, string[][]>();
  for (const { cells, addresses } of lines) {
    const kept = others.map((at) => cells[at] ?? '');
    for (const address of addresses) {
      const known = byAddress.get(address);
      if (known) known.push(kept);
      else byAddress.set(address, [kept]);
    }
  }
  return fitsStorage({
    headings: others.map((at) => columns[at] ?? ''),
    rows: subjects.map(({ operation, request }) =>
      operation === 'score' ? (byAddress.get(foldCase(request.email)) ?? []) : [],
    ),
  });
}
