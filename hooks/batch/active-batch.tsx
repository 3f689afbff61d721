import { useEffect } from 'react';
import { BatchStrip } from '@/components/batch/batch-strip';
import { useDesk } from '@/hooks/desk/desk-provider';
import { useFailureActions } from '@/hooks/lookup/use-failure-actions';
import { useRequestsToday } from '@/hooks/lookup/use-requests-today';
import { isAtLimit } from '@/utils/batch/is-at-limit';
import { useBatchControl } from './use-batch-control';
import { useBatchProgress } from './use-batch-progress';
import { useOpenBatches } from './use-batches';

const NO_BATCH = { id: '', host: '' };

/** Shows the running batch, or else the oldest paused one, except where the desk shows it already. */
export function ActiveBatch() {
  const { route, navigate } = useDesk();
  const open = useOpenBatches();
  const batch = open?.find(({ state }) => state === 'running') ?? open?.[0];
  const progress = useBatchProgress(batch?.id ?? null);
  const { goesTo, confirmation, failure, pause, resume } = useBatchControl(batch ?? NO_BATCH);
  const leftToday = useRequestsToday(goesTo)?.left ?? null;
  const actions = useFailureActions();
  const id = batch?.id;
  const isQuestion = confirmation !== null || failure !== null;
  // A question for the user needs room.
  useEffect(() => {
    if (isQuestion && id !== undefined) navigate({ name: 'batch', id });
  }, [isQuestion, id, navigate]);
  if (!batch || !progress || (route.name === 'batch' && route.id === id)) return null;
  return (
    <BatchStrip
      batch={batch}
      progress={progress}
      more={(open?.length ?? 1) - 1}
      goesTo={goesTo}
      onOpen={() => navigate({ name: 'batch', id: batch.id })}
      onPause={pause}
      onResume={resume}
      onChangeLimit={isAtLimit(batch) && leftToday === 0 ? actions['raise-budget'] : null}
    />
  );
}
