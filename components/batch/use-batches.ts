import { useLiveQuery } from 'dexie-react-hooks';
import { useApp } from '@/components/kit/use-app';
import { useThrottledQuery } from '@/components/kit/use-throttled-query';
import type { BatchCounts } from '@/utils/batch/batch-counts';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import { countNewestBatches, newestBatches } from '@/utils/storage/newest-batches';

/** Returns the counts of the newest batches by id, live, at most five times a second; undefined while they load. */
export function useBatchCounts(): ReadonlyMap<string, BatchCounts> | undefined {
  const { database } = useApp();
  return useThrottledQuery<ReadonlyMap<string, BatchCounts>>(
    (before) => countNewestBatches(database, before),
    'counts',
    200,
  );
}

/** Returns the unfinished batches, oldest first, live; undefined while they load. */
export function useOpenBatches(): BatchRecord[] | undefined {
  const { database } = useApp();
  return useLiveQuery(async () => {
    const open = await database.batches.where('state').anyOf('running', 'paused').toArray();
    return open.sort((a, b) => a.createdAt - b.createdAt);
  }, [database]);
}

/** Returns the newest hundred batches, newest first, live; undefined while they load. */
export function useAllBatches(): BatchRecord[] | undefined {
  const { database } = useApp();
  return useLiveQuery(() => newestBatches(database), [database]);
}

/** Returns one batch, live: undefined while it loads, null if there is none. */
export function useBatch(id: string): BatchRecord | null | undefined {
  const { database } = useApp();
  return useLiveQuery(async () => (await database.batches.get(id)) ?? null, [database, id]);
}
