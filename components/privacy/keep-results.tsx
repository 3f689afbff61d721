import { SavedSelect } from '@/components/form/saved-select';
import { RETENTIONS, type Retention } from '@/utils/settings/settings';

const NAMES: Record<Retention, string> = {
  session: 'This session: until the browser is started anew',
  '1': '1 day',
  '7': '7 days',
  '30': '30 days',
  '90': '90 days',
};
const OPTIONS = RETENTIONS.map((id) => ({ id, name: NAMES[id] }));

/** Chooses how long results stay in this browser. */
export function KeepResults(saving: {
  value: Retention;
  isManaged?: boolean;
  onSave: (value: Retention) => Promise<unknown>;
}) {
  return (
    <SavedSelect
      label="Keep results for"
      description="After that, look-ups are deleted with their answers: here, not at the service. What is older goes within the hour. An answer that is gone is not used again, so asking is a new look-up."
      options={OPTIONS}
      {...saving}
    />
  );
}
