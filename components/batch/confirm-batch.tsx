import { OPERATIONS, type Operation } from '@/utils/service/operations';
import { ConfirmDialog } from '../confirm-dialog';
import { subjectsOf } from './batch-words';

/** Asks the user to confirm a large batch; states its number of lookups and its host. */
export function ConfirmBatch({
  asked,
  operation,
  isRest = false,
  onConfirm,
  onCancel,
}: {
  asked: { count: number; host: string } | null;
  operation: Operation;
  /** True for the remaining rows of a batch whose connection has changed. */
  isRest?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const subjects = subjectsOf(operation, asked?.count ?? 0);
  const verb = OPERATIONS[operation].words.verb;
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      title={isRest ? 'Send the rest elsewhere?' : `${verb} ${subjects}?`}
      action={isRest ? 'Send the rest' : `${verb} ${subjects}`}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        {isRest ? 'What is left of this batch' : subjects} will be sent to{' '}
        <strong className="wrap-anywhere">{asked?.host}</strong>, with one request each at most. A look-up may cost
        money, and what was sent cannot be called back.
      </p>
    </ConfirmDialog>
  );
}
