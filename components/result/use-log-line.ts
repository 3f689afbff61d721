import { useLiveQuery } from 'dexie-react-hooks';
import { useApp } from '@/components/kit/use-app';
import type { StoredLine } from '@/utils/storage/database';
import { newestLineOf } from '@/utils/storage/log';

/** Returns the newest line of the lookup log about a lookup, live; undefined while it loads or without one. */
export function useLogLine(lookupId: string): StoredLine | undefined {
  const { database } = useApp();
  return useLiveQuery(() => newestLineOf(database, lookupId).catch(() => undefined), [database, lookupId]);
}
