import { type BatchCounts, endedOf, totalOf } from '@/utils/batch/counts';
import { rateWords, timeLeft } from '@/utils/batch/pace';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import { number } from './batch-words';

/** Returns the progress and throughput of a batch in one line. */
export function throughputWords(state: BatchRecord['state'], counts: BatchCounts, perSecond: number | null): string {
  const far = `${number(endedOf(counts))} of ${number(totalOf(counts))}`;
  const left = counts.queued + counts.sending;
  if (state !== 'running' || perSecond === null || left === 0) return far;
  return `${far} · ${rateWords(perSecond)} · ${timeLeft(left, perSecond)}`;
}

/** Display word for each state of a batch. */
export const BATCH_STATES: Record<BatchRecord['state'], string> = {
  running: 'running',
  paused: 'paused',
  stopped: 'stopped',
  finished: 'finished',
};
