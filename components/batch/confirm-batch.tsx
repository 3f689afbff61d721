import type { Operation } from '@/utils/service/contract';
import { ConfirmDialog } from '../confirm-dialog';
import { lookups, subjectsOf } from './batch-words';

/** Many look-ups at once are agreed to by their number and the host that gets them. */
export function ConfirmBatch({
  asked,
  operation,
  isRest = false,
  onConfirm,
  onCancel,
}: {
  asked: { count: number; host: string } | null;
  operation: Operation;
  /** The rest of a batch, after its connection has changed. */
  isRest?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const what = asked && (isRest ? 'The rest of this batch' : subjectsOf(operation, asked.count));
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={isRest ? `Send the rest to ${asked?.host ?? ''}?` : `Send ${subjectsOf(operation, asked?.count ?? 0)}?`}
      action={isRest ? 'Send the rest' : `Send ${lookups(asked?.count ?? 0)}`}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        {what} will be sent to <strong className="wrap-anywhere">{asked?.host}</strong>, one request each. A look-up may
        cost money, and what was sent cannot be called back.
      </p>
    </ConfirmDialog>
  );
}
