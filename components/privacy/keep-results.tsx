import { RETENTIONS, type Retention } from '@/utils/settings/settings';
import { Choice } from '../choice';
import { ConnectionNoReply } from '../connection/connection-no-reply';
import { useSaving } from '../connection/use-saving';
import { ManagedNote } from '../managed-note';

const NAMES: Record<Retention, string> = {
  session: 'This session: until the browser is started anew',
  '1': '1 day',
  '7': '7 days',
  '30': '30 days',
  '90': '90 days',
};
const OPTIONS = RETENTIONS.map((id) => ({ id, name: NAMES[id] }));

/** How long results stay in this browser. */
export function KeepResults({
  value,
  isManaged = false,
  onSave,
}: {
  value: Retention;
  isManaged?: boolean;
  onSave: (value: Retention) => Promise<unknown>;
}) {
  const { shown, state, choose } = useSaving(value, onSave);
  return (
    <div className="flex flex-col gap-1">
      <Choice
        label="Keep results for"
        description="After that, look-ups are deleted with their answers: here, not at the service. What is older goes within the hour. An answer that is gone is not used again, so asking is a new look-up."
        value={shown}
        options={OPTIONS}
        isDisabled={isManaged}
        onChange={choose}
      />
      {isManaged && <ManagedNote />}
      <span role="status">{state === 'saved' && 'Saved'}</span>
      {state === 'failed' && <ConnectionNoReply onAgain={() => choose(shown)} />}
    </div>
  );
}
