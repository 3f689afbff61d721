import type { BatchRecord } from '@/utils/lookup/batch-record';
import type { PlainKey } from '@/utils/texts/text-key';

/** The states of a batch in words. */
export const BATCH_STATE_TEXTS = {
  running: 'batch.running',
  paused: 'batch.paused',
  stopped: 'batch.stopped',
  finished: 'batch.finished',
} as const satisfies Record<BatchRecord['state'], PlainKey>;
