import { type SourceTable, sourceTable } from '@/utils/lookup/batch-record';
import type { NotedLine } from './noted-line';

/** The columns of a file beside those that are sent, as they are kept with a batch. */
export interface OtherColumns {
  headings: readonly string[];
  /** Those of them that also hold addresses to look up, by their index. */
  withAddresses: readonly number[];
  /** The one of them that holds the addresses as written, which is no other column; null if it is left out. */
  sent: number | null;
  /** Null if there is too much to keep. */
  table: SourceTable | null;
  /** Lines whose cells fit no column and are not kept. Their subjects are looked up. */
  leftOut: readonly NotedLine[];
}

/** Returns the columns of a table, or null if it has none. */
export function otherColumns(
  table: SourceTable,
  rest: Pick<OtherColumns, 'leftOut' | 'withAddresses' | 'sent'> = { leftOut: [], withAddresses: [], sent: null },
): OtherColumns | null {
  if (table.headings.length === 0) return null;
  const kept = sourceTable.safeParse(table).success ? table : null;
  return { headings: table.headings, ...rest, table: kept };
}
