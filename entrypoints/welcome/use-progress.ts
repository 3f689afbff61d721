import { useLiveQuery } from 'dexie-react-hooks';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import type { Database } from '@/utils/storage/database';

/** What has been done so far with the service at `host`, live; nothing while it loads. */
export function useProgress(database: Database, host: string): { hasAnswer: boolean; hasUsed: boolean } {
  const progress = useLiveQuery(async () => {
    const has = async (isMeant: (record: LookupRecord) => boolean) =>
      (await database.lookups.filter((record) => record.host === host && isMeant(record)).first()) !== undefined;
    return {
      hasAnswer: await has(({ state }) => state === 'done'),
      hasUsed: await has(({ gesture }) => gesture === 'menu' || gesture === 'popup'),
    };
  }, [database, host]);
  return progress ?? { hasAnswer: false, hasUsed: false };
}
