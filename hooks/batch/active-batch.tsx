import { useEffect } from 'react';
import { BatchStrip } from '@/components/batch/batch-strip';
import { openBatchPage } from './open-batch-page';
import { useBatchControl } from './use-batch-control';
import { useBatchProgress } from './use-batch-progress';
import { useOpenBatches } from './use-batches';

const NO_BATCH = { id: '', host: '' };

/** Shows the running batch, or else the oldest paused one, if there is one. */
export function ActiveBatch() {
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
  return (
    <BatchStrip
      batch={batch}
      progress={progress}
      more={(open?.length ?? 1) - 1}
      goesTo={goesTo}
      onOpen={() => openBatchPage(batch.id)}
      onPause={pause}
      onResume={resume}
    />
  );
}
