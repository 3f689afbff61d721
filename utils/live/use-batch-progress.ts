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

/** The progress of a batch, live, five times a second at most; undefined while it loads, and where there is none. */
export function useBatchProgress(database: Database, id: string | null): BatchProgress | undefined {
  // Look-ups of no batch are not counted: with 50 000 of them that kept the popup's other queries waiting for 400 ms.
  const query = async () => (id === null ? undefined : countRows(database, id));
  const counts = usePacedQuery(query, id ?? '', 200);
  const samples = useRef<Sample[]>([]);
  return useMemo(() => {
    if (!counts) return undefined;
    samples.current = withSample(samples.current, { at: Date.now(), ended: endedOf(counts) - counts.reused });
    return { counts, perSecond: rate(samples.current) };
  }, [counts]);
}
