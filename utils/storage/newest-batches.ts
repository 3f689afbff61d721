import Dexie from 'dexie';
import type { BatchCounts } from '@/utils/batch/batch-counts';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import { type LookupRecord, SINGLE } from '../lookup/lookup-record';
import { countBatchRows } from './batch-rows';
import type { Database } from './database';

/** Returns the newest single lookups, newest first. Uses an index, so batch rows are not read. */
export const newestSingles = (database: Database, limit: number): Promise<LookupRecord[]> =>
  database.lookups
    .where('[batchId+position]')
    .between([SINGLE, Dexie.minKey], [SINGLE, Dexie.maxKey])
    .reverse()
    .limit(limit)
    .toArray();

/** Number of batches in the list. */
const LISTED = 100;

/** Returns the newest batches, newest first. */
export const newestBatches = ({ batches }: Database): Promise<BatchRecord[]> =>
  batches.orderBy('createdAt').reverse().limit(LISTED).toArray();

/**
 * Counts the rows of the newest batches, by batch id. Given earlier counts, it counts only batches that had rows to send:
 * a hundred batches can have a million rows.
 */
export async function countNewestBatches(
  database: Database,
  before: ReadonlyMap<string, BatchCounts> = new Map(),
): Promise<ReadonlyMap<string, BatchCounts>> {
  const counted = new Map<string, BatchCounts>();
  for (const { id } of await newestBatches(database)) {
    const known = before.get(id);
    const isSettled = known !== undefined && known.queued + known.sending === 0;
    counted.set(id, isSettled ? known : await countBatchRows(database, id));
  }
  return counted;
}
