import { useMemo } from 'react';
import { RetryFailed } from '@/components/batch/retry-failed';
import { useApp } from '@/hooks/app-provider';
import { useStartBatch } from '@/hooks/batch/use-start-batch';
import { useDesk } from '@/hooks/desk/desk-provider';
import { retryRequest } from '@/utils/batch/retry-request';
import { retryableRows } from '@/utils/batch/retryable-rows';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { hostOf } from '@/utils/service/base-url';
import { BatchStartNotices } from './batch-start-notices';

/** Retries the failed rows of an ended batch as a new batch. */
export function RetryBatch({ batch, rows }: { batch: BatchRecord; rows: readonly LookupRecord[] }) {
  const { navigate } = useDesk();
  const host = hostOf(useApp().settings.baseUrl);
  const starting = useStartBatch((id) => navigate({ name: 'batch', id }));
  const retryable = useMemo(() => retryableRows(rows), [rows]);
  const { operation, state } = batch;
  if (host === '' || state === 'running' || state === 'paused') return null;
  return (
    <>
      <RetryFailed
        rows={retryable}
        operation={operation}
        host={host}
        isBusy={starting.busy}
        onRetry={(subjects) => starting.start(retryRequest(batch, rows, subjects), { count: subjects.length, host })}
      />
      <BatchStartNotices starting={starting} operation={operation} />
    </>
  );
}
