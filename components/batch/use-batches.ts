import { useLiveQuery } from 'dexie-react-hooks';
import { useThrottledQuery } from '@/components/kit/use-throttled-query';
import type { BatchCounts } from '@/utils/batch/batch-counts';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import { countNewestBatches, newestBatches } from '@/utils/storage/newest-batches';
import { database } from '@/utils/storage/page-database';

/** Returns the counts of the newest batches by id, live, at most five times a second; undefined while they load. */
export function useBatchCounts(): ReadonlyMap<string, BatchCounts> | undefined {
  return useThrottledQuery<ReadonlyMap<string, BatchCounts>>(
    (before) => countNewestBatches(database, before),
    'counts',
    200,
  );
}

/** Returns the newest hundred batches, newest first, live; undefined while they load. */
export function useAllBatches(): BatchRecord[] | undefined {
  return useLiveQuery(() => newestBatches(database), []);
}

/** Returns one batch, live: undefined while it loads, null if there is none. */
export function useBatch(id: string): BatchRecord | null | undefined {
  return useLiveQuery(async () => (await database.batches.get(id)) ?? null, [id]);
}
