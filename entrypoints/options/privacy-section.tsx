import { ForgetEverything } from '@/components/privacy/forget-everything';
import { KeepResults } from '@/components/privacy/keep-results';
import { ShowResultsChoice } from '@/components/privacy/show-results';
import { usePolicy } from '@/hooks/settings/use-policy';
import { call } from '@/utils/messages/call';
import { managedFields } from '@/utils/settings/policy';
import type { Settings } from '@/utils/settings/settings';

/** How long results stay, where they open, and how to delete them. */
export function PrivacySection({ settings }: { settings: Settings }) {
  const managed = managedFields(usePolicy());
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
