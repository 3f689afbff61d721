import { useThrottledQuery } from '@/components/kit/use-throttled-query';
import { database } from '@/utils/storage/page-database';
import { type Retries, readRetries } from '@/utils/storage/retries';

/** Returns the retries of a batch, live; undefined while they load. */
export function useRetries(batchId: string): Retries | undefined {
  return useThrottledQuery<Retries>(() => readRetries(database, batchId), batchId, 1000);
}
