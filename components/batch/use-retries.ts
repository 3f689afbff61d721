import { useApp } from '@/components/kit/use-app';
import { useThrottledQuery } from '@/components/kit/use-throttled-query';
import { type Retries, readRetries } from '@/utils/storage/retries';

/** Returns the retries of a batch, live; undefined while they load. */
export function useRetries(batchId: string): Retries | undefined {
  const { database } = useApp();
  return useThrottledQuery<Retries>(() => readRetries(database, batchId), batchId, 1000);
}
