import { SHOW_RESULTS, type ShowResults } from '@/utils/settings/settings';
import { Choice } from '../choice';
import { ConnectionNoReply } from '../connection/connection-no-reply';
import { useSaving } from '../connection/use-saving';
import { ManagedNote } from '../managed-note';

const NAMES: Record<ShowResults, string> = {
  'beside-address': 'Beside the address',
  'side-panel': 'In the side panel',
};
const OPTIONS = SHOW_RESULTS.map((id) => ({ id, name: NAMES[id] }));

/** Where the result of a menu choice opens. */
export function ShowResultsChoice({
  value,
  isManaged = false,
  onSave,
}: {
  value: ShowResults;
  isManaged?: boolean;
  onSave: (value: ShowResults) => Promise<unknown>;
}) {
  const { shown, state, choose } = useSaving(value, onSave);
  return (
    <div className="flex flex-col gap-1">
      <Choice
        label="Show results"
        description="Beside the address, a card opens in the page. The page cannot read it, but can notice it. In the side panel, pages contain no card, and resting the pointer on an address opens nothing."
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
