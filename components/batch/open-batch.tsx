import { useFailureActions } from '@/components/connection/use-failure-actions';
import { useDesk } from '@/components/kit/use-desk';
import { useRequestsToday } from '@/components/result/use-requests-today';
import { isAtLimit } from '@/utils/batch/batch-counts';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import { BatchStrip } from './batch-strip';
import { ResumeNotices } from './resume-notices';
import { useBatchControl } from './use-batch-control';
import { useBatchProgress } from './use-batch-progress';

/** An unfinished batch with its controls, and what they lead to. `more`: number of other unfinished batches. */
export function OpenBatch({ batch, more }: { batch: BatchRecord; more: number }) {
  const { navigate } = useDesk();
  const progress = useBatchProgress(batch.id);
  const control = useBatchControl(batch);
  const { goesTo, pause, resume } = control;
  const leftToday = useRequestsToday(goesTo)?.left ?? null;
  const actions = useFailureActions();
  if (!progress) return null;
  return (
    <>
      <BatchStrip
        batch={batch}
        progress={progress}
        more={more}
        goesTo={goesTo}
        onOpen={() => navigate({ name: 'batch', id: batch.id })}
        onPause={pause}
        onResume={resume}
        onChangeLimit={isAtLimit(batch) && leftToday === 0 ? actions['raise-budget'] : null}
      />
      <ResumeNotices batch={batch} left={progress.counts.queued} control={control} actions={actions} />
    </>
  );
}
