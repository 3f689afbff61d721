import { type SourceTable, sourceTable } from '../lookup/batch-record';

/** The columns of a file beside those that are sent, as they are kept with a batch. */
export interface OtherColumns {
  headings: readonly string[];
  /** Null if there is too much to keep. */
  table: SourceTable | null;
  /** Lines whose cells fit no column and are not kept. Their subjects are looked up. */
  leftOut: readonly { line: number; shown: string }[];
}

/** Returns the columns of a table, or null if it has none. */
export function otherColumns(table: SourceTable, leftOut: OtherColumns['leftOut'] = []): OtherColumns | null {
  if (table.headings.length === 0) return null;
  return { headings: table.headings, table: sourceTable.safeParse(table).success ? table : null, leftOut };
}
