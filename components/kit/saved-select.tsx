import type { ComponentProps } from 'react';
import { SavedNote } from './appear';
import { NoReplyNotice } from './no-reply-notice';
import { Select } from './select';
import { ManagedNote } from './setting-rows';
import { useSavedChoice } from './use-saved-choice';

/** A setting from a short list: saved as soon as it is chosen, locked if the organization's policy sets it. */
export function SavedSelect<Id extends string>({
  value,
  isManaged = false,
  onSave,
  ...choice
}: Pick<ComponentProps<typeof Select<Id>>, 'label' | 'description' | 'options' | 'value'> & {
  isManaged?: boolean;
  onSave: (value: Id) => Promise<unknown>;
}) {
  const { shown, state, error, choose } = useSavedChoice(value, onSave);
  return (
    <div className="relative flex flex-col gap-1">
      <Select {...choice} value={shown} isDisabled={isManaged} onChange={choose} />
      {isManaged && <ManagedNote />}
      <SavedNote isSaved={state === 'saved'} />
      {state === 'failed' && <NoReplyNotice error={error} onAgain={() => choose(shown)} />}
    </div>
  );
}
