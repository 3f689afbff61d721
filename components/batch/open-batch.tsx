import { LoaderCircle, Pause } from 'lucide-react';
import { useFailureActions } from '@/components/connection/use-failure-actions';
import { Button } from '@/components/kit/button';
import { NoticeLine } from '@/components/kit/notice-lines';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useDesk } from '@/components/kit/use-desk';
import { useRequestsToday } from '@/components/result/use-requests-today';
import { type BatchCounts, isAtLimit } from '@/utils/batch/batch-counts';
import { asPausedNow } from '@/utils/batch/current-pause';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import { OPERATIONS } from '@/utils/service/operations';
import { batchTitle } from './batch-title';
import { pauseTexts } from './pause-texts';
import { BATCH_STATE_TEXTS, progressText } from './progress-text';
import { ResumeNotices } from './resume-notices';
import { useBatchControl } from './use-batch-control';
import { useBatchProgress } from './use-batch-progress';

/** An unfinished batch in one line. What does not fit is in its tooltip. */
export function BatchLine({
  batch,
  progress,
  goesTo,
  onOpen,
  onPause,
  onResume,
  onChangeLimit,
}: {
  batch: BatchRecord;
  progress: { counts: BatchCounts; perSecond: number | null };
  /** Host that the remaining rows are sent to. */
  goesTo: string;
  onOpen: () => void;
  onPause: () => void;
  onResume: () => void;
  /** Shown instead of *Resume* while the daily limit allows no lookup; otherwise null. */
  onChangeLimit: (() => void) | null;
}) {
  const texts = useTexts();
  const { t } = texts;
  const { counts, perSecond } = progress;
  const isPaused = batch.state === 'paused';
  const subjects = t(OPERATIONS[batch.operation].words.found, { count: counts.queued });
  const words = [
    isPaused ? pauseTexts(batch.pause, texts).title : t(BATCH_STATE_TEXTS[batch.state]),
    progressText(batch.state, counts, perSecond, texts),
    ...(isPaused && counts.queued > 0 ? [t('batch.left', { subjects, host: goesTo })] : []),
  ].join(' · ');
  return (
    <NoticeLine
      id="batch"
      data-testid="open-batch"
      tone={isPaused ? 'caution' : 'neutral'}
      icon={isPaused ? Pause : LoaderCircle}
      title={
        <span title={words}>
          <Button variant="quiet" size="small" data-testid="to-batch" onPress={onOpen}>
            {batchTitle(batch, texts)}
          </Button>{' '}
          · {words}
        </span>
      }
      action={
        onChangeLimit ? (
          <Button size="small" onPress={onChangeLimit}>
            {t('action.changeDailyLimit')}
          </Button>
        ) : isPaused ? (
          <Button size="small" onPress={onResume}>
            {t('batch.resume')}
          </Button>
        ) : (
          <Button size="small" onPress={onPause}>
            {t('batch.pause')}
          </Button>
        )
      }
    />
  );
}

/** An unfinished batch with its controls, and what they lead to. */
export function OpenBatch({ batch }: { batch: BatchRecord }) {
  const { navigate } = useDesk();
  const { settings } = useApp();
  const progress = useBatchProgress(batch.id);
  const control = useBatchControl(batch);
  const { goesTo, pause, resume } = control;
  const leftToday = useRequestsToday(goesTo)?.left ?? null;
  const actions = useFailureActions();
  if (!progress) return null;
  return (
    <>
      <BatchLine
        batch={asPausedNow(batch, settings)}
        progress={progress}
        goesTo={goesTo}
        onOpen={() => navigate({ name: 'batch', id: batch.id })}
        onPause={pause}
        onResume={resume}
        onChangeLimit={isAtLimit(batch) && leftToday === 0 ? actions['raise-budget'] : null}
      />
      <ResumeNotices batch={batch} left={progress.counts.queued} control={control} actions={actions} />
    </>
  );
}
