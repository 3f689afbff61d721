import { type BatchCounts, processedCount, totalCount } from '@/utils/batch/batch-counts';
import { throughputText, timeRemaining } from '@/utils/batch/throughput';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import type { PlainKey } from '@/utils/texts/text-key';
import type { Texts } from '@/utils/texts/texts';

/** The states of a batch in words. */
export const BATCH_STATE_TEXTS = {
  starting: 'batch.running',
  running: 'batch.running',
  paused: 'batch.paused',
  stopped: 'lookupState.canceled',
  finished: 'lookupState.done',
} as const satisfies Record<BatchRecord['state'], PlainKey>;

/** Returns the progress and throughput of a batch in one line. */
export function progressText(
  state: BatchRecord['state'],
  counts: BatchCounts,
  perSecond: number | null,
  texts: Texts,
): string {
  const progress = texts.t('count.ofTotal', { part: processedCount(counts), total: totalCount(counts) });
  const left = counts.queued + counts.sending;
  if (state !== 'running' || perSecond === null || left === 0) return progress;
  return [progress, throughputText(perSecond, texts), timeRemaining(left, perSecond, texts)].join(' · ');
}

/** Returns what is said of a batch: each quarter, and how it ends. Each row would be said for longer than it takes. */
export function milestone(state: BatchRecord['state'], counts: BatchCounts, { t }: Pick<Texts, 't'>): string | null {
  if (state !== 'running') return t(BATCH_STATE_TEXTS[state]);
  const total = totalCount(counts);
  const quarter = Math.floor((4 * processedCount(counts)) / total);
  return quarter === 0 ? null : t('count.ofTotal', { part: Math.ceil((quarter * total) / 4), total });
}
