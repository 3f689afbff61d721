import { LookupSettings } from '@/components/connection/lookup-settings';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useRequestsToday } from '@/components/result/use-requests-today';
import { call } from '@/utils/messages/call';
import { hostOf } from '@/utils/service/base-url';

/** Limits for lookups, and the number sent today. */
export function LookupsScreen() {
  const { t } = useTexts();
  const { settings, policy } = useApp();
  const host = hostOf(settings.baseUrl);
  const today = useRequestsToday(host);
  return (
    <>
      {host !== '' && today && (
        <p className="text-muted">{t('limits.usedToday', { host, used: today.sent, limit: settings.dailyLookups })}</p>
      )}
      <LookupSettings settings={settings} policy={policy} onSave={(change) => call('saveSettings', change)} />
    </>
  );
}
