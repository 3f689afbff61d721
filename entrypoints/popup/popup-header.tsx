import { browser } from '#imports';
import { BudgetLine } from '@/components/budget-line';
import { Button } from '@/components/form/button';
import { useApp } from '@/hooks/app-provider';
import { useSpentToday } from '@/hooks/lookup/use-spent-today';
import { hostOf } from '@/utils/service/base-url';

/** The connected service, the rest of today's budget, and a link to the settings. */
export function PopupHeader() {
  const { settings } = useApp();
  const host = hostOf(settings.baseUrl);
  const spent = useSpentToday(host);
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
