import { ManagedNote } from '../managed-note';
import { Switch } from '../switch';
import { ConnectionNoReply } from './connection-no-reply';
import { useSaving } from './use-saving';

/** Whether requests carry an `Idempotency-Key`; saved as soon as it is switched. */
export function ConnectionIdempotencyHeader({
  value,
  isManaged,
  onSave,
}: {
  value: boolean;
  /** Whether the organisation's policy has set it. */
  isManaged: boolean;
  onSave: (value: boolean) => Promise<unknown>;
}) {
  const { shown, state, choose } = useSaving(value, onSave);
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
      {state === 'failed' && <ConnectionNoReply onAgain={() => choose(shown)} />}
    </div>
  );
}
