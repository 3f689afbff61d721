import { useMemo, useState } from 'react';
import { Button } from '@/components/kit/button';
import { Checkbox } from '@/components/kit/checkbox';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { RouteLink } from '@/components/kit/route-link';
import { RichText, useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useDesk } from '@/components/kit/use-desk';
import { retryRequest } from '@/utils/batch/retry-request';
import { type RetryableRows, retryableRows } from '@/utils/batch/retryable-rows';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { hostOf } from '@/utils/service/base-url';
import { OPERATIONS, type Operation, type RequestSubject } from '@/utils/service/operations';
import { BatchStartNotices } from './batch-start-notices';
import { useRetries } from './use-retries';
import { useStartBatch } from './use-start-batch';

/** Sends the failed rows of a batch again, after a question. Rows of unknown outcome only if the user selects them. */
export function RetryFailed({
  rows,
  operation,
  host,
  isBusy,
  onRetry,
}: {
  rows: RetryableRows;
  operation: Operation;
  host: string;
  isBusy: boolean;
  onRetry: (subjects: RequestSubject[]) => void;
}) {
  const { t } = useTexts();
  // The last requests of a batch may still end while the dialog is open: what was shown is what is sent.
  const [dialogRows, setDialogRows] = useState<RetryableRows | null>(null);
  const [withUnknown, setWithUnknown] = useState(false);
  const { failed, mayBeBilled, unknown, hopeless } = dialogRows ?? rows;
  if (failed.length === 0) return null;
  const subjects = withUnknown ? [...failed, ...unknown] : failed;
  const count = subjects.length;
  const ask = () => {
    setWithUnknown(false);
    setDialogRows(rows);
  };
  return (
    <>
      <Button data-testid="retry-failed" onPress={ask} isDisabled={isBusy}>
        {t('batch.retryFailed', { count: failed.length })}
      </Button>
      <ConfirmDialog
        isOpen={dialogRows !== null}
        title={t('batch.retryFailed', { count: failed.length })}
        action={t(OPERATIONS[operation].words.start, { count })}
        onCancel={() => setDialogRows(null)}
        onConfirm={() => {
          setDialogRows(null);
          onRetry(subjects);
        }}
      >
        <p>
          <RichText
            text="newBatch.askText"
            slots={{ count, host: <strong className="wrap-anywhere">{host}</strong> }}
          />{' '}
          {t('batch.retryIsNew')}
        </p>
        {mayBeBilled > 0 && <p className="font-semibold">{t('batch.retryBilled', { count: mayBeBilled })}</p>}
        {hopeless > 0 && <p className="text-muted">{t('batch.retryHopeless', { number: hopeless })}</p>}
        {unknown.length > 0 && (
          <Checkbox isSelected={withUnknown} onChange={setWithUnknown}>
            {t('batch.retryUnknown', { count: unknown.length })}
          </Checkbox>
        )}
      </ConfirmDialog>
    </>
  );
}

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
