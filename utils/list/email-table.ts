import { foldCase, type RequestSubject } from '@/utils/service/operations';
import { describeSubject } from '@/utils/service/request-subject';
import type { CsvTable } from './csv-table';
import { emailsIn } from './emails-in';
import type { NotedLine } from './noted-line';
import { type OtherColumns, otherColumns } from './other-columns';
import { shortened } from './shortened';

/** The columns beside the addresses of a text, with the lines of each address. */
interface EmailColumns extends Omit<OtherColumns, 'table'> {
  /** Cells of the lines of each address, by `foldCase`. */
  byAddress: ReadonlyMap<string, string[][]>;
  /** Lines with a cell of several addresses, with those cells. Each address is looked up. */
  crowded: readonly NotedLine[];
}

/**
 * Returns the columns beside the addresses of a text; null if it is not a list with columns. Such a list has headings without an address,
 * and more lines that fit them than not. Missing cells at the end of a line are empty.
 */
export function emailColumns({ columns, rows }: CsvTable): EmailColumns | null {
  if (columns.length < 2 || columns.some((name) => name.includes('@'))) return null;
  const hasRoom = ({ cells, brokenTo }: (typeof rows)[number]) =>
    brokenTo === undefined && !cells.slice(columns.length).some(Boolean);
  const full = rows.filter((row) => hasRoom(row) && row.cells.length >= columns.length);
  const unfit = rows.filter((row) => !hasRoom(row));
  if (full.length <= unfit.length) return null;
  const lines = rows.filter(hasRoom).map(({ cells }) => ({ cells, addresses: addressesIn(cells) }));
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
  const counts = others.map((at) => lines.filter(({ cells }) => hasAddress(cells[at])).length);
  const most = Math.max(...counts);
  return {
    headings: others.map((at) => columns[at] ?? ''),
    withAddresses: [...others.keys()].filter((i) => counts[i] !== 0),
    sent: others.length < columns.length || most === 0 ? null : counts.indexOf(most),
    byAddress,
    crowded: rows.flatMap(({ line, cells, brokenTo }) => {
      const several = brokenTo !== undefined ? [] : cells.filter((cell) => writtenIn(cell) > 1);
      return several.length === 0 ? [] : [{ line, shown: shortened(several.join(', ')) }];
    }),
    leftOut: unfit
      .filter(({ cells }) => addressesIn(cells).size > 0)
      .map(({ line, cells }) => ({ line, shown: shortened(cells.filter(Boolean).join(', ')) })),
  };
}

/**
 * Returns the unread lines of a list with columns without its titles and column names, which are meant to have no
 * address. What looks like an address stays.
 */
export const unreadBelowHead = (unread: readonly NotedLine[], { headLine }: CsvTable): NotedLine[] =>
  unread.filter(({ line, shown }) => line > headLine || shown.includes('@'));

/** Returns the columns with the lines of these subjects, in their order. */
export function emailTable(
  { headings, byAddress, ...rest }: EmailColumns,
  subjects: readonly RequestSubject[],
): OtherColumns | null {
  const rows = subjects.map((subject) => {
    const { spelling } = describeSubject(subject);
    return spelling === undefined ? [] : (byAddress.get(spelling) ?? []);
  });
  return otherColumns({ headings: [...headings], rows }, rest);
}

const hasAddress = (cell = ''): boolean => addressesIn([cell]).size > 0;

/** Returns how many addresses are written in a cell; one that is offered in place of another is not. */
function writtenIn(cell: string): number {
  if (!cell.includes('@')) return 0;
  const { subjects, odd } = emailsIn(cell);
  return subjects.length + odd.length;
}

function addressesIn(cells: readonly string[]): ReadonlySet<string> {
  const { subjects, odd } = emailsIn(cells.filter((cell) => cell.includes('@')).join('\n'));
  const possible = [...subjects, ...odd.flatMap(({ subject, instead }) => (instead ? [subject, instead] : [subject]))];
  return new Set(possible.map(({ request }) => foldCase(request.email)));
}
