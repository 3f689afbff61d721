import { browser } from '#imports';
import { Button } from '@/components/form/button';
import { useApp } from '@/hooks/app-provider';
import { useDesk } from '@/hooks/desk/desk-provider';
import { showInPanel } from '@/hooks/desk/open-elsewhere';
import { useRequestsToday } from '@/hooks/lookup/use-requests-today';
import { hostOf } from '@/utils/service/base-url';
import { openDeskTab } from '@/utils/surfaces/open-desk-tab';

/** The connected service, the rest of today's budget, and the ways to other surfaces, which keep the route. */
export function DeskHeader() {
  const { settings } = useApp();
  const { surface, route } = useDesk();
  const host = hostOf(settings.baseUrl);
  const spent = useRequestsToday(host);
  const leave = () => {
    if (surface === 'popup') window.close();
  };
  return (
    <header className="flex flex-wrap items-center gap-x-2">
      {/* The browser prints the name above its side panel. */}
      <h1 className={surface === 'panel' ? 'sr-only' : 'text-base font-semibold'}>Sightline</h1>
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
      {surface !== 'panel' && (
        <Button variant="quiet" data-testid="to-panel" onPress={() => showInPanel(route, leave)}>
          Side panel
        </Button>
      )}
      {surface !== 'tab' && (
        <Button variant="quiet" data-testid="to-tab" onPress={() => void openDeskTab(route).then(leave)}>
          Tab
        </Button>
      )}
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
