import { useLiveQuery } from 'dexie-react-hooks';
import { useApp } from '@/components/kit/use-app';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import { newestBatches } from '@/utils/storage/newest-batches';

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
