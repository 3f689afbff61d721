import { useLiveQuery } from 'dexie-react-hooks';
import type { StoredLine } from '@/utils/storage/database';
import { newestLineOf } from '@/utils/storage/log';
import { database } from '@/utils/storage/page-database';

/** Returns the newest line of the lookup log about a lookup, live; undefined while it loads or without one. */
export function useLogLine(lookupId: string): StoredLine | undefined {
  return useLiveQuery(() => newestLineOf(database, lookupId).catch(() => undefined), [lookupId]);
}
