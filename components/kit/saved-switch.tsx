import type { ReactNode } from 'react';
import { SavedNote } from './appear';
import { NoReplyNotice } from './no-reply-notice';
import { ManagedNote } from './setting-rows';
import { Switch } from './switch';
import { useSavedChoice } from './use-saved-choice';

/** A setting that is on or off: saved as soon as it changes, locked if the organization's policy sets it. */
export function SavedSwitch({
  value,
  help,
  isManaged = false,
  onSave,
  children,
}: {
  value: boolean;
  help: string;
  isManaged?: boolean;
  onSave: (value: boolean) => Promise<unknown>;
  children: ReactNode;
}) {
  const { shown, state, error, choose } = useSavedChoice(value, onSave);
  return (
    <div className="relative flex flex-col gap-1">
      <Switch isSelected={shown} isDisabled={isManaged} onChange={choose} help={help}>
        {children} {isManaged && <ManagedNote />}
      </Switch>
      <SavedNote isSaved={state === 'saved'} />
      {state === 'failed' && <NoReplyNotice error={error} onAgain={() => choose(shown)} />}
    </div>
  );
}
