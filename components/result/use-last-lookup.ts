import { useLiveQuery } from 'dexie-react-hooks';
import { useApp } from '@/components/kit/use-app';
import type { LookupRecord } from '@/utils/lookup/lookup-record';

/** Number of newest requests searched; a host that is not among them counts as unused. */
const NEWEST = 50;

/** Returns the newest lookup that was sent to a host, live: null if there is none, undefined while it loads. */
export function useLastLookup(host: string): LookupRecord | null | undefined {
  const { database } = useApp();
  return useLiveQuery(async () => {
    const newest = await database.lookups.orderBy('sentAt').reverse().limit(NEWEST).toArray();
    return newest.find((record) => record.host === host) ?? null;
  }, [database, host]);
}
