import { browser } from '#imports';
import { Button } from '@/components/form/button';
import { useTexts } from '@/components/texts';
import { useApp } from '@/hooks/app-provider';
import { useDesk } from '@/hooks/desk/desk-provider';
import { showInPanel } from '@/hooks/desk/open-elsewhere';
import { useRequestsToday } from '@/hooks/lookup/use-requests-today';
import { hostOf } from '@/utils/service/base-url';
import { openDeskTab } from '@/utils/surfaces/open-desk-tab';

/** The connected service, the rest of today's budget, and the ways to other surfaces, which keep the route. */
export function DeskHeader() {
  const { t } = useTexts();
  const { settings } = useApp();
  const { surface, route } = useDesk();
  const host = hostOf(settings.baseUrl);
  const spent = useRequestsToday(host);
  const leave = () => {
    if (surface === 'popup') window.close();
  };
  return (
    <header className="flex flex-col">
      <div className="flex flex-wrap items-center gap-x-2">
        {/* The browser prints the name above its side panel. */}
        <h1 className={surface === 'panel' ? 'sr-only' : 'text-base font-semibold'}>{t('manifest.name')}</h1>
        <div className="ms-auto flex flex-wrap gap-x-2">
          {surface !== 'panel' && (
            <Button variant="quiet" data-testid="to-panel" onPress={() => showInPanel(route, leave)}>
              {t('desk.sidePanel')}
            </Button>
          )}
          {surface !== 'tab' && (
            <Button variant="quiet" data-testid="to-tab" onPress={() => void openDeskTab(route).then(leave)}>
              {t('desk.newTab')}
            </Button>
          )}
          <Button variant="quiet" onPress={() => void browser.runtime.openOptionsPage()}>
            {t('desk.settings')}
          </Button>
        </div>
      </div>
      <div className="flex flex-wrap justify-between gap-x-3">
        <p dir="auto" className="text-with-parent truncate text-xs text-muted">
          {host === ''
            ? t('connectionStatus.notConnected')
            : settings.connectionName === ''
              ? host
              : `${settings.connectionName} · ${host}`}
        </p>
        {host !== '' && spent !== undefined && <BudgetLine spent={spent} limit={settings.dailyLookups} />}
      </div>
    </header>
  );
}

/** Shows how many lookups are left today, and says so in words when there are none. */
function BudgetLine({ spent, limit }: { spent: number; limit: number }) {
  const { t } = useTexts();
  const isUsedUp = spent >= limit;
  return (
    <p
      title={t('connectionStatus.today', { used: spent, limit })}
      className={`text-xs tabular-nums ${isUsedUp ? 'font-medium text-caution' : 'text-muted'}`}
    >
      {isUsedUp ? t('failure.budgetReached.title') : t('desk.left', { count: limit - spent })}
    </p>
  );
}
