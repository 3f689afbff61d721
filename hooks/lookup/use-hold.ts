import { useLiveQuery } from 'dexie-react-hooks';
import type { Hold } from '@/utils/lookup/circuit-breaker';
import type { Database } from '@/utils/storage/database';

/** Returns why requests of a connection are not sent, live; null if they are, undefined while it loads. */
export function useHold(database: Database, connectionId: string | undefined): Hold | null | undefined {
  return useLiveQuery(
    async () => (connectionId === undefined ? undefined : ((await database.gates.get(connectionId))?.hold ?? null)),
    [database, connectionId],
  );
}
