import type { BatchRecord } from '../lookup/batch-record';
import { type LookupRecord, SINGLE } from '../lookup/lookup-record';
import type { Database } from './database';

/** Reads the batches of lookups, by their ids. */
export async function batchesOf(
  { batches }: Database,
  records: readonly LookupRecord[],
): Promise<ReadonlyMap<string, BatchRecord>> {
  const ids = [...new Set(records.map(({ batchId }) => batchId))].filter((id) => id !== SINGLE);
  const found = await batches.bulkGet(ids);
  return new Map(found.flatMap((batch) => (batch ? [[batch.id, batch]] : [])));
}
