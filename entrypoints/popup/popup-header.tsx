import { browser } from '#imports';
import { Button } from '@/components/form/button';
import { useApp } from '@/hooks/app-provider';
import { useRequestsToday } from '@/hooks/lookup/use-requests-today';
import { hostOf } from '@/utils/service/base-url';

/** The connected service, the rest of today's budget, and a link to the settings. */
export function PopupHeader() {
  const { settings } = useApp();
  const host = hostOf(settings.baseUrl);
  const spent = useRequestsToday(host);
  return (
    <header className="flex items-center gap-2">
      <h1 className="text-base font-semibold">Sightline</h1>
      <div className="min-w-0 flex-1">
        <p className="truncate text-xs text-muted">
          {host === ''
            ? 'not connected'
            : settings.connectionName === ''
              ? host
              : `${settings.connectionName} · ${host}`}
        </p>
        {host !== '' && spent !== undefined && <BudgetLine spent={spent} limit={settings.dailyLookups} />}
      </div>
      <Button variant="quiet" onPress={() => void browser.runtime.openOptionsPage()}>
        Settings
      </Button>
    </header>
  );
}

/** Shows how much of today's lookup budget is used, and says so in words when it is used up. */
function BudgetLine({ spent, limit }: { spent: number; limit: number }) {
  const isUsedUp = spent >= limit;
  return (
    <p
      title="Look-ups sent to this service today, of those that your budget allows"
      className={`text-xs tabular-nums ${isUsedUp ? 'font-medium text-caution' : 'text-muted'}`}
    >
      {spent.toLocaleString('en')} of {limit.toLocaleString('en')} look-ups today{isUsedUp && ', used up'}
    </p>
  );
}
