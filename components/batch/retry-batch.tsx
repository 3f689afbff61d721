import { useMemo } from 'react';
import { RouteLink } from '@/components/kit/route-link';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useDesk } from '@/components/kit/use-desk';
import { retryRequest } from '@/utils/batch/retry-request';
import { retryableRows } from '@/utils/batch/retryable-rows';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { hostOf } from '@/utils/service/base-url';
import { BatchStartNotices } from './batch-start-notices';
import { RetryFailed } from './retry-failed';
import { useRetries } from './use-retries';
import { useStartBatch } from './use-start-batch';

const NONE: ReadonlySet<string> = new Set();

/** Retries the failed rows of an ended batch as a new batch, each once; leads to the newest retry. */
export function RetryBatch({ batch, rows }: { batch: BatchRecord; rows: readonly LookupRecord[] }) {
  const { t } = useTexts();
  const { navigate } = useDesk();
  const host = hostOf(useApp().settings.baseUrl);
  const starting = useStartBatch((id) => navigate({ name: 'batch', id }));
  const retries = useRetries(batch.id);
  const retryable = useMemo(() => retryableRows(rows, retries?.subjects ?? NONE), [rows, retries]);
  const { operation, state } = batch;
  if (retries === undefined || state === 'running' || state === 'paused') return null;
  const [newest] = retries.batches;
  return (
    <>
      {newest && (
        <RouteLink data-testid="view-retry" to={{ name: 'batch', id: newest.id }}>
          {t('batch.viewRetry')}
        </RouteLink>
      )}
      {host !== '' && (
        <RetryFailed
          rows={retryable}
          operation={operation}
          host={host}
          isBusy={starting.busy}
          onRetry={(subjects) => starting.start(retryRequest(batch, rows, subjects), { count: subjects.length, host })}
        />
      )}
      <BatchStartNotices starting={starting} operation={operation} />
    </>
  );
}
