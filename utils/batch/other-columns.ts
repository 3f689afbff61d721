import { type SourceTable, sourceTable } from '../lookup/batch-record';
import type { NotedLine } from './noted-line';

/** The columns of a file beside those that are sent, as they are kept with a batch. */
export interface OtherColumns {
  headings: readonly string[];
  /** Those of them that also hold addresses to look up, by their index. */
  withAddresses: readonly number[];
  /** Null if there is too much to keep. */
  table: SourceTable | null;
  /** Lines whose cells fit no column and are not kept. Their subjects are looked up. */
  leftOut: readonly NotedLine[];
}

/** Returns the columns of a table, or null if it has none. */
export function otherColumns(
  table: SourceTable,
  { leftOut, withAddresses }: Pick<OtherColumns, 'leftOut' | 'withAddresses'> = { leftOut: [], withAddresses: [] },
): OtherColumns | null {
  if (table.headings.length === 0) return null;
  const kept = sourceTable.safeParse(table).success ? table : null;
  return { headings: table.headings, withAddresses, table: kept, leftOut };
}
