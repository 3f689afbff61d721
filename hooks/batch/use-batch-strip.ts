import { useEffect } from 'react';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import { openBatchPage } from './open-batch-page';
import { useBatchControl } from './use-batch-control';
import { type BatchProgress, useBatchProgress } from './use-batch-progress';
import { useOpenBatches } from './use-batches';

/** Data of the unfinished batch for a small surface; `more`: number of other unfinished batches. */
export interface BatchStripState {
  batch: BatchRecord;
  progress: BatchProgress;
  more: number;
  goesTo: string;
  onOpen: () => void;
  onPause: () => void;
  onResume: () => void;
}

const NO_BATCH = { id: '', host: '' };

/** Returns the running batch, or else the oldest paused one; null if there is none. */
export function useBatchStrip(): BatchStripState | null {
  const open = useOpenBatches();
  const batch = open?.find(({ state }) => state === 'running') ?? open?.[0];
  const progress = useBatchProgress(batch?.id ?? null);
  const { goesTo, asked, failure, pause, resume } = useBatchControl(batch ?? NO_BATCH);
  const id = batch?.id;
  const isQuestion = asked !== null || failure !== null;
  // A question for the user needs the room of the batch page.
  useEffect(() => {
    if (isQuestion && id !== undefined) openBatchPage(id);
  }, [isQuestion, id]);
  if (!batch || !progress) return null;
  return {
    batch,
    progress,
    more: (open?.length ?? 1) - 1,
    goesTo,
    onOpen: () => openBatchPage(batch.id),
    onPause: pause,
    onResume: resume,
  };
}
