import { useFailureActions } from '@/components/connection/use-failure-actions';
import { LookupStartError } from '@/components/result/lookup-start-error';
import type { Operation } from '@/utils/service/operations';
import { ConfirmBatch } from './confirm-batch';
import type { useStartBatch } from './use-start-batch';

/** Shown between the request for a new batch and its start: a failure, or a question to confirm count and host. */
export function BatchStartNotices({
  starting,
  operation,
}: {
  starting: ReturnType<typeof useStartBatch>;
  operation: Operation;
}) {
  const actions = useFailureActions();
  return (
    <>
      <LookupStartError what="new-batch" failure={starting.failure} actions={actions} />
      <ConfirmBatch
        confirmation={starting.confirmation}
        operation={operation}
        onConfirm={starting.agree}
        onCancel={starting.cancel}
      />
    </>
  );
}
