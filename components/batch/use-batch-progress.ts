import { useMemo, useRef } from 'react';
import { useThrottledQuery } from '@/components/kit/use-throttled-query';
import { type BatchCounts, settledCount } from '@/utils/batch/batch-counts';
import { type ProgressSample, throughput, withSample } from '@/utils/batch/throughput';
import { countBatchRows } from '@/utils/storage/batch-rows';
import { database } from '@/utils/storage/page-database';

/** Number of rows in each state; `perSecond`: rows answered by the service, null while unknown. */
export interface BatchProgress {
  counts: BatchCounts;
  perSecond: number | null;
}

/** Returns the progress of a batch, live, at most five times a second; undefined while it loads. */
export function useBatchProgress(id: string): BatchProgress | undefined {
  // Single lookups are not counted: with 50 000 of them, counting blocked the popup's other queries for 400 ms.
  const counts = useThrottledQuery(() => countBatchRows(database, id), id, 200);
  const samples = useRef<ProgressSample[]>([]);
  return useMemo(() => {
    if (!counts) return undefined;
    samples.current = withSample(samples.current, { at: Date.now(), settled: settledCount(counts) - counts.reused });
    return { counts, perSecond: throughput(samples.current) };
  }, [counts]);
}
