import { LookupSettings } from '@/components/connection/lookup-settings';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useRequestsThisMonth, useRequestsToday } from '@/components/result/use-requests-today';
import { call } from '@/utils/messages/call';
import { hostOf } from '@/utils/service/base-url';

/** Limits for lookups, and what was sent and saved today and this month. */
export function LookupsScreen() {
  const { t } = useTexts();
  const { settings, policy } = useApp();
  const host = hostOf(settings.baseUrl);
  const today = useRequestsToday(host);
  const month = useRequestsThisMonth(host);
  return (
    <>
      {host !== '' && today && month && (
        <p data-testid="usage" className="text-muted">
          {[
            t('connectionStatus.today', { used: today.sent, limit: settings.dailyLookups }),
            t('limits.usedThisMonth', { used: month.sent }),
            t('limits.reusedThisMonth', { reused: month.reused }),
          ].join(' · ')}
        </p>
      )}
      <LookupSettings settings={settings} policy={policy} onSave={(change) => call('saveSettings', change)} />
    </>
  );
}
