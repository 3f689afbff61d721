import { type BatchCounts, settledCount, totalCount } from '@/utils/batch/batch-counts';
import { formatThroughput, timeRemaining } from '@/utils/batch/throughput';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import { number } from './batch-words';

/** Returns the progress and throughput of a batch in one line. */
export function throughputWords(state: BatchRecord['state'], counts: BatchCounts, perSecond: number | null): string {
  const far = `${number(settledCount(counts))} of ${number(totalCount(counts))}`;
  const left = counts.queued + counts.sending;
  if (state !== 'running' || perSecond === null || left === 0) return far;
  return `${far} · ${formatThroughput(perSecond)} · ${timeRemaining(left, perSecond)}`;
}
