import { useLiveQuery } from 'dexie-react-hooks';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import type { Database } from '@/utils/storage/database';

/** Returns the unfinished batches, oldest first, live; undefined while they load. */
export function useOpenBatches(database: Database): BatchRecord[] | undefined {
  return useLiveQuery(async () => {
    const open = await database.batches.where('state').anyOf('running', 'paused').toArray();
    return open.sort((a, b) => a.createdAt - b.createdAt);
  }, [database]);
}

/** Returns the newest hundred batches, newest first, live; undefined while they load. */
export function useAllBatches(database: Database): BatchRecord[] | undefined {
  return useLiveQuery(() => database.batches.orderBy('createdAt').reverse().limit(100).toArray(), [database]);
}

/** Returns one batch, live: undefined while it loads, null if there is none. */
export function useBatch(database: Database, id: string): BatchRecord | null | undefined {
  return useLiveQuery(async () => (await database.batches.get(id)) ?? null, [database, id]);
}
