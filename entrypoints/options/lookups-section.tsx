import { LookupSettings } from '@/components/connection/lookup-settings';
import { useTexts } from '@/components/texts';
import { useApp } from '@/hooks/app-provider';
import { useRequestsToday } from '@/hooks/lookup/use-requests-today';
import { call } from '@/utils/messages/call';
import { hostOf } from '@/utils/service/base-url';
import { managedFields } from '@/utils/settings/policy';

/** Limits for lookups, and the number sent today. */
export function LookupsSection() {
  const { t } = useTexts();
  const { settings, policy } = useApp();
  const managed = managedFields(policy);
  const host = hostOf(settings.baseUrl);
  const today = useRequestsToday(host);
  return (
    <>
      {host !== '' && today && (
        <p className="text-muted">{t('limits.usedToday', { host, used: today.sent, limit: settings.dailyLookups })}</p>
      )}
      <LookupSettings settings={settings} managed={managed} onSave={(change) => call('saveSettings', change)} />
    </>
  );
}
