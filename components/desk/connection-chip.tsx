import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useDesk } from '@/components/kit/use-desk';
import { useLastLookup } from '@/components/result/use-last-lookup';
import { useRequestsToday } from '@/components/result/use-requests-today';
import { hostOf } from '@/utils/service/base-url';
import { openSettingsAt } from '@/utils/surfaces/open-desk-tab';

/** Share of the daily limit from which the chip warns. */
const FEW = 0.1;

/** Green only after a response: saved settings alone say nothing about whether it works. */
const PROVEN = 'bg-calm forced-colors:bg-[ButtonText]';

const LOOKS = {
  plenty: { chip: 'border-line bg-well text-second', dot: 'bg-edge' },
  few: { chip: 'border-caution-line bg-caution-well text-caution', dot: 'bg-caution' },
  none: { chip: 'border-problem-line bg-problem-well text-problem', dot: 'bg-problem' },
} as const;

/**
 * The connected service and how many lookups are left today; leads to the limit in the settings. `isShort`: for the eye, only
 * the number.
 */
export function ConnectionChip({ isLocked, isShort = false }: { isLocked: boolean; isShort?: boolean }) {
  const { t, formats } = useTexts();
  const { baseUrl, dailyLookups: limit } = useApp().settings;
  const host = hostOf(baseUrl);
  const { requests } = useDesk().first;
  const today = useRequestsToday(host, requests.find((counted) => counted.host === host)?.count ?? 0);
  const isProven = useLastLookup(host)?.state === 'done';
  const left = today?.left ?? null;
  const isConnected = host !== '';
  const state = !isConnected || left === null || left > limit * FEW ? 'plenty' : left > 0 ? 'few' : 'none';
  const look = LOOKS[state];
  // A locked key sends nothing, whatever it did before.
  const isGreen = isProven && !isLocked && left !== null && state === 'plenty';
  const facts = [
    // What the green dot means.
    isGreen ? t('connectionStatus.connected', { host }) : host,
    ...(isLocked ? [t('connection.keyLocked')] : []),
    ...(today ? [t('connectionStatus.today', { used: today.sent, limit })] : []),
  ];
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
        {isConnected && isShort ? (
          <>
            <span className="sr-only">
              <bdi>{host}</bdi>
              {left !== null && <> · {t('desk.left', { count: left })}</>}
            </span>
            {/* The host would move the links beside it to a second line until the number is known. */}
            <span aria-hidden="true" className="min-w-[3ch]">
              {left === null ? '…' : formats.number(left)}
            </span>
          </>
        ) : (
          <>
            <bdi className="min-w-0 truncate">{isConnected ? host : t('failure.notSetUp.title')}</bdi>
            {isConnected && left !== null && (
              <>
                <span className="shrink-0">·</span>
                <span className="shrink-0">{t('desk.left', { count: left })}</span>
              </>
            )}
          </>
        )}
      </Button>
    </span>
  );
}
