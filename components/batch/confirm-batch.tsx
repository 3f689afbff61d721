import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { RichText, useTexts } from '@/components/kit/texts';
import { OPERATIONS, type Operation } from '@/utils/service/operations';

/** Asks the user to confirm a large batch; states its number of lookups and its host. */
export function ConfirmBatch({
  confirmation,
  operation,
  isRest = false,
  onConfirm,
  onCancel,
}: {
  confirmation: { count: number; host: string } | null;
  operation: Operation;
  /** True for the remaining rows of a batch whose connection has changed. */
  isRest?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const { t } = useTexts();
  const { start } = OPERATIONS[operation].words;
  const { count, host } = confirmation ?? { count: 0, host: '' };
  return (
    <ConfirmDialog
      isOpen={confirmation !== null}
      title={isRest ? t('batch.askRest', { host }) : t(start, { count })}
      action={isRest ? t('batch.sendRest') : t(start, { count })}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        <RichText text="newBatch.askText" slots={{ count, host: <strong className="wrap-anywhere">{host}</strong> }} />
      </p>
    </ConfirmDialog>
  );
}
