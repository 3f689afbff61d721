import { useEffect } from 'react';
import type { BatchRecord } from '../lookup/batch-record';
import type { Settings } from '../settings/settings';
import type { Database } from '../storage/database';
import { openBatchPage } from './batch-page';
import { useBatchControl } from './use-batch-control';
import { type BatchProgress, useBatchProgress } from './use-batch-progress';
import { useOpenBatches } from './use-batches';

/** What a small surface shows of the batch that has not ended; `more`: how many others there are. */
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

/** The batch that runs, or else the oldest that is paused; null where none is open. */
export function useBatchStrip(database: Database, settings: Settings): BatchStripState | null {
  const open = useOpenBatches(database);
  const batch = open?.find(({ state }) => state === 'running') ?? open?.[0];
  const progress = useBatchProgress(database, batch?.id ?? null);
  const { goesTo, asked, failure, pause, resume } = useBatchControl(batch ?? NO_BATCH, settings);
  const id = batch?.id;
  const isQuestion = asked !== null || failure !== null;
  // What needs an answer has room on the page of the batch.
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
