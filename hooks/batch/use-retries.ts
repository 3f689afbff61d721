import { useApp } from '@/hooks/app-provider';
import { type Retries, readRetries } from '@/utils/storage/retries';
import { useThrottledQuery } from './use-throttled-query';

/** Returns the retries of a batch, live; undefined while they load. */
export function useRetries(batchId: string): Retries | undefined {
  const { database } = useApp();
  return useThrottledQuery<Retries>(() => readRetries(database, batchId), batchId, 1000);
}
