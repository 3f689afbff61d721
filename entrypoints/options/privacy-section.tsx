import { SavedSelect } from '@/components/form/saved-select';
import { SettingRows } from '@/components/form/setting-rows';
import { ForgetEverything } from '@/components/privacy/forget-everything';
import { useApp } from '@/hooks/app-provider';
import { call } from '@/utils/messages/call';
import { managedFields } from '@/utils/settings/policy';
import { RETENTIONS, type Retention, SHOW_RESULTS, type ShowResults } from '@/utils/settings/settings';

const RETENTION_NAMES: Record<Retention, string> = {
  session: 'This session: until the browser is started anew',
  '1': '1 day',
  '7': '7 days',
  '30': '30 days',
  '90': '90 days',
};
const SURFACE_NAMES: Record<ShowResults, string> = {
  'beside-address': 'Beside the address',
  'side-panel': 'In the side panel',
};

/** How long results stay, where they open, and how to delete them. */
export function PrivacySection() {
  const { settings, policy } = useApp();
  const managed = managedFields(policy);
  return (
    <SettingRows>
      <SavedSelect
        label="Keep results for"
        description="After that, look-ups are deleted with their answers: here, not at the service. What is older goes within the hour. An answer that is gone is not used again, so asking is a new look-up."
        options={RETENTIONS.map((id) => ({ id, name: RETENTION_NAMES[id] }))}
        value={settings.keepResults}
        isManaged={managed.has('keepResults')}
        onSave={(keepResults) => call('saveSettings', { keepResults })}
      />
      <SavedSelect
        label="Show results"
        description="Beside the address, a card opens in the page. The page cannot read it, but can notice it. In the side panel, pages contain no card, and resting the pointer on an address opens nothing."
        options={SHOW_RESULTS.map((id) => ({ id, name: SURFACE_NAMES[id] }))}
        value={settings.showResults}
        isManaged={managed.has('showResults')}
        onSave={(showResults) => call('saveSettings', { showResults })}
      />
      <ForgetEverything onForget={(also) => call('forgetEverything', also)} />
    </SettingRows>
  );
}
