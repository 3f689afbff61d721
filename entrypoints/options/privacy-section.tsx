import { ForgetEverything } from '@/components/privacy/forget-everything';
import { KeepResults } from '@/components/privacy/keep-results';
import { ShowResultsChoice } from '@/components/privacy/show-results';
import { useApp } from '@/hooks/app-provider';
import { call } from '@/utils/messages/call';
import { managedFields } from '@/utils/settings/policy';

/** How long results stay, where they open, and how to delete them. */
export function PrivacySection() {
  const { settings, policy } = useApp();
  const managed = managedFields(policy);
  return (
    <>
      <KeepResults
        value={settings.keepResults}
        isManaged={managed.has('keepResults')}
        onSave={(keepResults) => call('saveSettings', { keepResults })}
      />
      <ShowResultsChoice
        value={settings.showResults}
        isManaged={managed.has('showResults')}
        onSave={(showResults) => call('saveSettings', { showResults })}
      />
      <ForgetEverything onForget={(also) => call('forgetEverything', also)} />
    </>
  );
}
