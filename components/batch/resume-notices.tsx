import type { FailureActions } from '@/components/result/failure-notice';
import { LookupStartError } from '@/components/result/lookup-start-error';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import { ConfirmBatch } from './confirm-batch';
import type { useBatchControl } from './use-batch-control';

/** What *Resume* has led to where the batch does not go on: why, or a question about another host. */
export function ResumeNotices({
  batch,
  left,
  control: { failure, confirmation, agree, disagree },
  actions,
}: {
  batch: Pick<BatchRecord, 'operation'>;
  /** Number of queued rows. */
  left: number;
  control: Pick<ReturnType<typeof useBatchControl>, 'failure' | 'confirmation' | 'agree' | 'disagree'>;
  actions: FailureActions;
}) {
  return (
    <>
      <LookupStartError what="batch" failure={failure} actions={actions} />
      <ConfirmBatch
        confirmation={confirmation && { ...confirmation, count: left }}
        operation={batch.operation}
        isRest
        onConfirm={agree}
        onCancel={disagree}
      />
    </>
  );
}
