import { useMemo, useRef } from 'react';
import { type BatchCounts, endedOf } from '@/utils/batch/counts';
import { rate, type Sample, withSample } from '@/utils/batch/pace';
import { countRows } from '@/utils/storage/batch-rows';
import type { Database } from '@/utils/storage/database';
import { useThrottledQuery } from './use-throttled-query';

/** Number of rows in each state; `perSecond`: rows answered by the service, null while unknown. */
export interface BatchProgress {
  counts: BatchCounts;
  perSecond: number | null;
}

/** Returns the progress of a batch, live, at most five times a second; undefined while it loads or without a batch. */
export function useBatchProgress(database: Database, id: string | null): BatchProgress | undefined {
  // Single lookups are not counted: with 50 000 of them, counting blocked the popup's other queries for 400 ms.
  const query = async () => (id === null ? undefined : countRows(database, id));
  const counts = useThrottledQuery(query, id ?? '', 200);
  const samples = useRef<Sample[]>([]);
  return useMemo(() => {
    if (!counts) return undefined;
    samples.current = withSample(samples.current, { at: Date.now(), ended: endedOf(counts) - counts.reused });
    return { counts, perSecond: rate(samples.current) };
  }, [counts]);
}
