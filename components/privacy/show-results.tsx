import { SavedSelect } from '@/components/form/saved-select';
import { SHOW_RESULTS, type ShowResults } from '@/utils/settings/settings';

const NAMES: Record<ShowResults, string> = {
  'beside-address': 'Beside the address',
  'side-panel': 'In the side panel',
};
const OPTIONS = SHOW_RESULTS.map((id) => ({ id, name: NAMES[id] }));

/** Chooses where the result of a menu choice opens. */
export function ShowResultsChoice(saving: {
  value: ShowResults;
  isManaged?: boolean;
  onSave: (value: ShowResults) => Promise<unknown>;
}) {
  return (
    <SavedSelect
      label="Show results"
      description="Beside the address, a card opens in the page. The page cannot read it, but can notice it. In the side panel, pages contain no card, and resting the pointer on an address opens nothing."
      options={OPTIONS}
      {...saving}
    />
  );
}
