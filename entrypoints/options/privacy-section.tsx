import { ForgetEverything } from '@/components/privacy/forget-everything';
import { KeepResults } from '@/components/privacy/keep-results';
import { usePolicy } from '@/utils/live/use-policy';
import { call } from '@/utils/messages/call';
import { managedFields } from '@/utils/settings/policy';
import type { Settings } from '@/utils/settings/settings';

/** How long results stay, and the way to be rid of them. */
export function PrivacySection({ settings }: { settings: Settings }) {
  const isManaged = managedFields(usePolicy()).has('keepResults');
  return (
    <>
      <KeepResults
        value={settings.keepResults}
        isManaged={isManaged}
        onSave={(keepResults) => call('saveSettings', { keepResults })}
      />
      <ForgetEverything onForget={(also) => call('forgetEverything', also)} />
    </>
  );
}
