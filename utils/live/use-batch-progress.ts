import { useMemo, useRef } from 'react';
import { type BatchCounts, endedOf } from '../batch/counts';
import { rate, type Sample, withSample } from '../batch/pace';
import { countRows } from '../storage/batch-rows';
import type { Database } from '../storage/database';
import { usePacedQuery } from './use-paced-query';

/** How many rows stand where; `perSecond`: how many are answered by the service, null while that is not known. */
export interface BatchProgress {
  counts: BatchCounts;
  perSecond: number | null;
}

/** The progress of a batch, live, five times a second at most; undefined while it loads. */
export function useBatchProgress(database: Database, id: string): BatchProgress | undefined {
  const counts = usePacedQuery(database, () => countRows(database, id), id, 200);
  const samples = useRef<Sample[]>([]);
  return useMemo(() => {
    if (!counts) return undefined;
    samples.current = withSample(samples.current, { at: Date.now(), ended: endedOf(counts) - counts.reused });
    return { counts, perSecond: rate(samples.current) };
  }, [counts]);
}
