import type { Ref } from 'react';
import { Button } from '@/components/kit/button';
import { Notice } from '@/components/kit/notice';
import { useTexts } from '@/components/kit/texts';
import { useNow } from '@/components/kit/use-now';
import type { Operation } from '@/utils/service/operations';
import type { Formats } from '@/utils/texts/formats';
import { RowsLeft } from './rows-left';

/** Shown while the daily limit pauses a batch. It can be resumed once the limit allows a lookup. */
export function LimitNotice({
  operation,
  left,
  leftToday,
  limit,
  host,
  goesTo,
  isMain = true,
  mainRef,
  onChangeLimit,
  onResume,
}: {
  operation: Operation;
  /** Rows not sent yet. */
  left: number;
  /** Lookups that today's limit allows; null while it loads. */
  leftToday: number | null;
  /** The daily limit as it is now. */
  limit: number;
  /** Host of the rows sent before, and host that the remaining rows are sent to. */
  host: string;
  goesTo: string;
  /** The button that helps now: changes the limit, or continues. */
  mainRef?: Ref<HTMLButtonElement>;
  /** No result is beside it. */
  isMain?: boolean;
  onChangeLimit: () => void;
  onResume: () => void;
}) {
  const { t, formats } = useTexts();
  const now = useNow(60_000);
  const canResume = leftToday !== null && leftToday > 0;
  return (
    <Notice
      tone="caution"
      title={t('batch.pausedLimit')}
      actions={
        <>
          <Button
            ref={canResume ? undefined : mainRef}
            variant={isMain && !canResume ? 'primary' : 'plain'}
            onPress={onChangeLimit}
          >
            {t('action.changeDailyLimit')}
          </Button>
          <Button
            ref={canResume ? mainRef : undefined}
            variant={isMain && canResume ? 'primary' : 'plain'}
            isDisabled={!canResume}
            onPress={onResume}
          >
            {t('batch.resume')}
          </Button>
        </>
      }
    >
      {leftToday !== null && (
        <p>
          {canResume
            ? t('newBatch.leftToday', { left: leftToday, limit })
            : t('batch.limitNext', resetTimes(now, formats))}
        </p>
      )}
      <p>
        <RowsLeft operation={operation} count={left} host={host} goesTo={goesTo} />
      </p>
    </Notice>
  );
}

/** Returns when the count starts again, which is the user's midnight, and in how long, to the minute. */
function resetTimes(now: number, { moment, duration }: Formats): { time: string; left: string } {
  const midnight = new Date(now).setHours(24, 0, 0, 0);
  const minutes = Math.ceil((midnight - now) / 60_000);
  const parts = [duration(Math.floor(minutes / 60), 'hour'), duration(minutes % 60, 'minute')];
  return { time: moment(midnight, 'time'), left: (minutes < 60 ? parts.slice(1) : parts).join(' ') };
}
