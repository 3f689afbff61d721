import { useLive } from '@/components/kit/use-live';
import type { LookupRecord } from '@/utils/lookup/lookup-record';

/** Number of newest requests searched; a host that is not among them counts as unused. */
const NEWEST = 50;

/** Returns the newest lookup that was sent to a host, live: null if there is none, undefined while it loads. */
export function useLastLookup(host: string): LookupRecord | null | undefined {
  return useLive(async ({ lookups }) => {
    const newest = await lookups.orderBy('sentAt').reverse().limit(NEWEST).toArray();
    return newest.find((record) => record.host === host) ?? null;
  }, host);
}
