import { useLiveQuery } from 'dexie-react-hooks';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { newestSingles } from '@/utils/storage/newest-batches';
import { database } from '@/utils/storage/page-database';

/** Number of newest lookups searched; a user with more lookups elsewhere counts as new to this service. */
const NEWEST = 500;

/** Returns the user's progress with the service at `host`, from single lookups, live; all false while it loads. */
export function useOnboardingProgress(host: string): { hasAnswer: boolean; hasUsed: boolean } {
  const progress = useLiveQuery(async () => {
    const singles = await newestSingles(database, NEWEST);
    const has = (isMeant: (record: LookupRecord) => boolean) =>
      singles.some((record) => record.host === host && isMeant(record));
    return {
      hasAnswer: has(({ state }) => state === 'done'),
      hasUsed: has(({ gesture }) => gesture !== 'test'),
    };
  }, [host]);
  return progress ?? { hasAnswer: false, hasUsed: false };
}
