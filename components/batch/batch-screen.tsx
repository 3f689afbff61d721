import { type Ref, useRef } from 'react';
import { useFailureActions } from '@/components/connection/use-failure-actions';
import { Button } from '@/components/kit/button';
import { Notice } from '@/components/kit/notice';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useDesk } from '@/components/kit/use-desk';
import { useLostFocus } from '@/components/kit/use-lost-focus';
import { useNow } from '@/components/kit/use-now';
import { type FailureActions, offeredAction } from '@/components/result/failure-notice';
import { useHold } from '@/components/result/use-hold';
import { useRequestsToday } from '@/components/result/use-requests-today';
import { isAtLimit } from '@/utils/batch/batch-counts';
import { asPausedNow } from '@/utils/batch/current-pause';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import { type Hold, isWaiting } from '@/utils/lookup/circuit-breaker';
import { failureTexts } from '@/utils/service/failure-texts';
import { ACTION_LABELS } from '@/utils/service/next-action';
import { shownLookupOf } from '@/utils/surfaces/route';
import { BatchHead } from './batch-head';
import { BatchRows } from './batch-rows-screen';
import { LimitNotice } from './limit-notice';
import { pauseTexts } from './pause-texts';
import { ResumeNotices } from './resume-notices';
import { RowsLeft } from './rows-left';
import { useBatchControl } from './use-batch-control';
import { useBatchProgress } from './use-batch-progress';
import { useBatch } from './use-batches';

/** Explains why a batch is paused, how many rows are left and where they would go, with the next actions. */
export function PauseNotice({
  batch,
  left,
  goesTo,
  actions,
  isMain = true,
  mainRef,
  onResume,
}: {
  batch: BatchRecord;
  /** Rows not sent yet. */
  left: number;
  /** Host that the remaining rows are sent to. */
  goesTo: string;
  /** Actions that lead to other pages, such as the settings. */
  actions: FailureActions;
  /** The button that continues. */
  mainRef?: Ref<HTMLButtonElement>;
  /** No result is beside it. */
  isMain?: boolean;
  onResume: () => void;
}) {
  const texts = useTexts();
  const { t } = texts;
  if (batch.state !== 'paused') return null;
  const { tone, title, advice, ...words } = pauseTexts(batch.pause, texts);
  const next = offeredAction(words.next, actions);
  const action = next === null ? undefined : actions[next];
  const isStopped = batch.pause?.by === 'failure' && batch.pause.failure.kind === 'sending-stopped';
  // Without help, the next row would fail as the last one did.
  const isHelpful = batch.pause?.by === 'failure' && next !== null && action !== undefined;
  const main = isMain ? 'primary' : 'plain';
  const resume = (
    <Button
      key="resume"
      data-testid="resume-batch"
      ref={mainRef}
      variant={isHelpful ? 'plain' : main}
      onPress={onResume}
    >
      {t(isStopped ? 'action.resumeLookups' : 'batch.resume')}
    </Button>
  );
  const help = next && action && (
    <Button key="help" variant={isHelpful ? main : 'plain'} onPress={action}>
      {t(ACTION_LABELS[next])}
    </Button>
  );
  return (
    <Notice tone={tone} title={title} actions={isHelpful ? [help, resume] : [resume, help]}>
      {advice !== '' && <p>{advice}</p>}
      <p>
        <RowsLeft operation={batch.operation} count={left} host={batch.host} goesTo={goesTo} />
      </p>
    </Notice>
  );
}

/** Shows the remaining seconds of a rate limit, and that sending resumes automatically. */
export function HoldNotice({ hold }: { hold: Hold | null }) {
  const texts = useTexts();
  const { t, formats } = texts;
  const now = useNow(250);
  if (!isWaiting(hold, now)) return null;
  const time = formats.duration(Math.ceil((hold.until - now) / 1000), 'second');
  return (
    <Notice data-testid="hold" title={t('queued.sendsIn', { time })}>
      <p>{t('batch.resumesAlone', { cause: failureTexts(hold.failure, texts).title })}</p>
    </Notice>
  );
}

/** One batch: its progress, why it waits, and its rows. */
export function BatchScreen({ id }: { id: string }) {
  const { t } = useTexts();
  const batch = useBatch(id);
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      {batch === null && <p>{t('batch.deleted')}</p>}
      {batch && <Progress batch={batch} />}
      {batch && <BatchRows batch={batch} />}
    </div>
  );
}

function Progress({ batch }: { batch: BatchRecord }) {
  const progress = useBatchProgress(batch.id);
  const control = useBatchControl(batch);
  const hold = useHold(batch.accountId) ?? null;
  const { settings } = useApp();
  const leftToday = useRequestsToday(control.goesTo)?.left ?? null;
  const actions = useFailureActions();
  const isMain = shownLookupOf(useDesk().route) === null;
  // Pause and Resume replace each other.
  const main = useRef<HTMLButtonElement>(null);
  useLostFocus(main, batch.state, false);
  if (!progress) return null;
  return (
    <>
      <BatchHead batch={batch} progress={progress} pauseRef={main} onPause={control.pause} onStop={control.stop} />
      {batch.state === 'running' && <HoldNotice hold={hold} />}
      {isAtLimit(batch) ? (
        <LimitNotice
          operation={batch.operation}
          left={progress.counts.queued}
          leftToday={leftToday}
          limit={settings.dailyLookups}
          host={batch.host}
          goesTo={control.goesTo}
          mainRef={main}
          isMain={isMain}
          onChangeLimit={actions['raise-budget']}
          onResume={control.resume}
        />
      ) : (
        <PauseNotice
          batch={asPausedNow(batch, settings)}
          left={progress.counts.queued}
          goesTo={control.goesTo}
          actions={actions}
          mainRef={main}
          isMain={isMain}
          onResume={control.resume}
        />
      )}
      <ResumeNotices batch={batch} left={progress.counts.queued} control={control} actions={actions} />
    </>
  );
}
