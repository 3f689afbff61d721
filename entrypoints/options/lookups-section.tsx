import { LookupSettings } from '@/components/connection/lookup-settings';
import { useSpentToday } from '@/hooks/lookup/use-spent-today';
import { usePolicy } from '@/hooks/settings/use-policy';
import { call } from '@/utils/messages/call';
import { hostOf } from '@/utils/service/base-url';
import { managedFields } from '@/utils/settings/policy';
import type { Settings } from '@/utils/settings/settings';
import type { Database } from '@/utils/storage/database';

/** Limits for lookups, and the number sent today. */
export function LookupsSection({ database, settings }: { database: Database; settings: Settings }) {
  const managed = managedFields(usePolicy());
  const host = hostOf(settings.baseUrl);
  const spent = useSpentToday(database, host);
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
