import { LookupSettings } from '@/components/connection/lookup-settings';
import { useApp } from '@/hooks/app-provider';
import { useRequestsToday } from '@/hooks/lookup/use-requests-today';
import { call } from '@/utils/messages/call';
import { hostOf } from '@/utils/service/base-url';
import { managedFields } from '@/utils/settings/policy';

/** Limits for lookups, and the number sent today. */
export function LookupsSection() {
  const { settings, policy } = useApp();
  const managed = managedFields(policy);
  const host = hostOf(settings.baseUrl);
  const spent = useRequestsToday(host);
  return (
    <>
      {host !== '' && spent !== undefined && (
        <p>
          Sent to {host} today:{' '}
          <strong className="tabular-nums">
            {spent.toLocaleString('en')} of {settings.dailyLookups.toLocaleString('en')}
          </strong>
          .
        </p>
      )}
      <LookupSettings settings={settings} managed={managed} onSave={(change) => call('saveSettings', change)} />
    </>
  );
}
