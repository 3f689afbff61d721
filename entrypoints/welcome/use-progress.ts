import { useLiveQuery } from 'dexie-react-hooks';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { Database } from '@/utils/storage/database';
import { newestSingles } from '@/utils/storage/newest-singles';

/** The newest look-ups that are searched: whoever has asked so many elsewhere is new to this service. */
const NEWEST = 500;

/** What has been done so far with the service at `host`, one look-up at a time, live; nothing while it loads. */
export function useProgress(database: Database, host: string): { hasAnswer: boolean; hasUsed: boolean } {
  const progress = useLiveQuery(async () => {
    const singles = await newestSingles(database, NEWEST);
    const has = (isMeant: (record: LookupRecord) => boolean) =>
      singles.some((record) => record.host === host && isMeant(record));
    return {
      hasAnswer: has(({ state }) => state === 'done'),
      hasUsed: has(({ gesture }) => gesture === 'menu' || gesture === 'popup'),
    };
  }, [database, host]);
  return progress ?? { hasAnswer: false, hasUsed: false };
}
