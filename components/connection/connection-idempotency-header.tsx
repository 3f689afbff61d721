import { ManagedNote } from '@/components/form/managed-note';
import { Switch } from '@/components/form/switch';
import { useSavedChoice } from '@/components/form/use-saved-choice';
import { NoReplyNotice } from '@/components/no-reply-notice';

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
  const { shown, state, choose } = useSavedChoice(value, onSave);
  return (
    <div className="flex flex-col gap-1">
      <Switch isSelected={shown} isDisabled={isManaged} onChange={choose}>
        Send an Idempotency-Key header {isManaged && <ManagedNote />}
      </Switch>
      <p className="text-xs text-muted">
        Sightline asks once, but the browser may repeat a request whose connection breaks. The header is a random name
        for each look-up, by which a service can tell a repeat and bill it once. Switch it on only if your provider
        supports it: others ignore it or refuse the request.
      </p>
      <p role="status">{state === 'saved' && 'Saved.'}</p>
      {state === 'failed' && <NoReplyNotice onAgain={() => choose(shown)} />}
    </div>
  );
}
