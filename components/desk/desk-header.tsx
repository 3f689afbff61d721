import { AppWindow, Briefcase, PanelRight, SlidersHorizontal } from 'lucide-react';
import { BrandMark } from '@/components/kit/brand-mark';
import { Button } from '@/components/kit/button';
import { IconButton } from '@/components/kit/icon-button';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useDesk } from '@/components/kit/use-desk';
import { useLastLookup } from '@/components/result/use-last-lookup';
import { useRequestsToday } from '@/components/result/use-requests-today';
import { shortConnectionLabel } from '@/utils/service/account-id';
import { hostOf } from '@/utils/service/base-url';
import { openDeskTab, openSettings, openSettingsAt } from '@/utils/surfaces/open-desk-tab';
import { showInPanel } from '@/utils/surfaces/open-side-panel';

/** Share of the daily limit from which the chip warns. */
const FEW = 0.1;

/** Green only after a response: saved settings alone say nothing about whether it works. */
const PROVEN = 'bg-calm forced-colors:bg-[ButtonText]';

const LOOKS = {
  plenty: { chip: 'border-line bg-well text-second', dot: 'bg-edge' },
  few: { chip: 'border-caution-line bg-caution-well text-caution', dot: 'bg-caution' },
  none: { chip: 'border-problem-line bg-problem-well text-problem', dot: 'bg-problem' },
} as const;

/** The connected service and how many lookups are left today; leads to the limit in the settings. */
function ConnectionChip({ isLocked }: { isLocked: boolean }) {
  const { t } = useTexts();
  const { baseUrl, connectionName, dailyLookups: limit } = useApp().settings;
  const host = hostOf(baseUrl);
  const today = useRequestsToday(host);
  const isProven = useLastLookup(host)?.state === 'done';
  const left = today?.left ?? null;
  const isConnected = host !== '';
  const state = !isConnected || left === null || left > limit * FEW ? 'plenty' : left > 0 ? 'few' : 'none';
  const look = LOOKS[state];
  // A locked key sends nothing, whatever it did before.
  const isGreen = isProven && !isLocked && left !== null && state === 'plenty';
  const facts = [
    host,
    ...(isLocked ? [t('connectionStatus.keyLocked')] : []),
    ...(today ? [t('connectionStatus.today', { used: today.sent, limit })] : []),
  ];
  const name = shortConnectionLabel({ host, connectionName });
  return (
    <span
      data-testid="connection-chip"
      data-state={isConnected ? state : 'not-connected'}
      title={isConnected ? facts.join(' · ') : undefined}
      className={`inline-flex min-w-0 rounded-full border ${look.chip}`}
    >
      <Button variant="chip" size="small" onPress={() => openSettingsAt(isConnected ? 'daily-limit' : 'connection')}>
        <span
          aria-hidden="true"
          className={`size-2 shrink-0 rounded-full forced-colors:border ${isGreen ? PROVEN : isLocked ? LOOKS.few.dot : look.dot}`}
        />
        <bdi className="min-w-0 truncate">{isConnected ? name : t('failure.notSetUp.title')}</bdi>
        {isConnected && left !== null && (
          <>
            <span className="shrink-0">·</span>
            <span className="shrink-0">{t('desk.left', { count: left })}</span>
          </>
        )}
      </Button>
    </span>
  );
}

/** The connection with today's remaining lookups, and buttons that show the route on another surface. */
export function DeskHeader({
  isLocked,
  onPurpose,
}: {
  isLocked: boolean;
  /** Opens the fields of case and reason; null while they, or what is set, are shown. */
  onPurpose: (() => void) | null;
}) {
  const { t } = useTexts();
  const { surface, route } = useDesk();
  const leave = () => {
    if (surface === 'popup') window.close();
  };
  return (
    <header className="-mx-3 -mt-3 flex min-h-12 shrink-0 items-center border-b border-line ps-3 pe-1.5">
      {/* The browser prints mark and name above its side panel. */}
      {surface === 'panel' ? (
        <h1 className="sr-only">{t('manifest.name')}</h1>
      ) : (
        <h1 className="flex shrink-0 items-center gap-2 font-semibold">
          <BrandMark />
          {/* The connection's name tells a sandbox from the real API, so it gets the room of a narrow tab. */}
          <span className="max-[379px]:sr-only">{t('manifest.name')}</span>
        </h1>
      )}
      <span className={`flex min-w-0 flex-1 ${surface === 'panel' ? '' : 'justify-end px-1'}`}>
        <ConnectionChip isLocked={isLocked} />
      </span>
      {onPurpose && (
        <IconButton icon={Briefcase} name={t('purpose.title')} data-testid="open-purpose" onPress={onPurpose} />
      )}
      {surface !== 'panel' && (
        <IconButton
          icon={PanelRight}
          name={t('desk.sidePanel')}
          data-testid="to-panel"
          onPress={() => showInPanel(route, leave)}
        />
      )}
      {surface !== 'tab' && (
        <IconButton
          icon={AppWindow}
          name={t('desk.newTab')}
          data-testid="to-tab"
          onPress={() => void openDeskTab(route).then(leave)}
        />
      )}
      <IconButton icon={SlidersHorizontal} name={t('desk.settings')} onPress={openSettings} />
    </header>
  );
}
