import { useApp } from '@/components/kit/use-app';
import { useThrottledQuery } from '@/components/kit/use-throttled-query';
import type { BatchCounts } from '@/utils/batch/batch-counts';
import { countNewestBatches } from '@/utils/storage/newest-batches';

/** Returns the counts of the newest batches by id, live, at most five times a second; undefined while they load. */
export function useBatchCounts(): ReadonlyMap<string, BatchCounts> | undefined {
  const { database } = useApp();
  return useThrottledQuery<ReadonlyMap<string, BatchCounts>>(
    (before) => countNewestBatches(database, before),
    'counts',
    200,
  );
}
