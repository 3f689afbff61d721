import type { ComponentProps } from 'react';
import { Choice } from '../choice';
import { ConnectionNoReply } from '../connection/connection-no-reply';
import { useSaving } from '../connection/use-saving';
import { ManagedNote } from '../managed-note';

/** A setting from a short list: saved as soon as it is chosen, locked if the organization's policy sets it. */
export function SavedChoice<Id extends string>({
  value,
  isManaged = false,
  onSave,
  ...choice
}: Pick<ComponentProps<typeof Choice<Id>>, 'label' | 'description' | 'options' | 'value'> & {
  isManaged?: boolean;
  onSave: (value: Id) => Promise<unknown>;
}) {
  const { shown, state, choose } = useSaving(value, onSave);
  return (
    <div className="flex flex-col gap-1">
      <Choice {...choice} value={shown} isDisabled={isManaged} onChange={choose} />
      {isManaged && <ManagedNote />}
      <span role="status">{state === 'saved' && 'Saved'}</span>
      {state === 'failed' && <ConnectionNoReply onAgain={() => choose(shown)} />}
    </div>
  );
}
