import { ManagedNote } from '../managed-note';
import { Switch } from '../switch';
import { ConnectionNoReply } from './connection-no-reply';
import { useSaving } from './use-saving';

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
