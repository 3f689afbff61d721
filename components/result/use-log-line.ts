import { useLive } from '@/components/kit/use-live';
import type { Database, StoredLine } from '@/utils/storage/database';
import { newestLineOf } from '@/utils/storage/log';

/** The query of the newest line about a lookup, and its key. */
export const lineQuery = (lookupId: string) =>
  [
    (database: Database): Promise<StoredLine | undefined> => newestLineOf(database, lookupId).catch(() => undefined),
    `line/${lookupId}`,
  ] as const;

/** Returns the newest line of the lookup log about a lookup, live; undefined while it loads or without one. */
export const useLogLine = (lookupId: string): StoredLine | undefined => useLive(...lineQuery(lookupId));
