import { ManagedNote } from '@/components/form/managed-note';
import { Switch } from '@/components/form/switch';
import { useSavedChoice } from '@/components/form/use-saved-choice';
import { NoReplyNotice } from '@/components/no-reply-notice';
import { useTexts } from '@/components/texts';

/** Switch for the `Idempotency-Key` header; saved as soon as it changes. */
export function ConnectionIdempotencyHeader({
  value,
  isManaged,
  onSave,
}: {
  value: boolean;
  /** Whether the organization's policy sets it. */
  isManaged: boolean;
  onSave: (value: boolean) => Promise<unknown>;
}) {
  const { t } = useTexts();
  const { shown, state, choose } = useSavedChoice(value, onSave);
  return (
    <div className="flex flex-col gap-1">
      <Switch isSelected={shown} isDisabled={isManaged} onChange={choose} help={t('connection.idempotencyHelp')}>
        {t('connection.idempotency')} {isManaged && <ManagedNote />}
      </Switch>
      <p role="status">{state === 'saved' && t('form.saved')}</p>
      {state === 'failed' && <NoReplyNotice onAgain={() => choose(shown)} />}
    </div>
  );
}
