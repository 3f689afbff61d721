import { useState } from 'react';
import { Button } from '@/components/kit/button';
import { Checkbox } from '@/components/kit/checkbox';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { RichText, useTexts } from '@/components/kit/texts';
import type { RetryableRows } from '@/utils/batch/retryable-rows';
import { OPERATIONS, type Operation, type RequestSubject } from '@/utils/service/operations';

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
