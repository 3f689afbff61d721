import { useFailureActions } from '@/components/connection/use-failure-actions';
import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';
import { useDesk } from '@/components/kit/use-desk';
import { useRequestsToday } from '@/components/result/use-requests-today';
import { type BatchCounts, isAtLimit } from '@/utils/batch/batch-counts';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import { OPERATIONS } from '@/utils/service/operations';
import { batchTitle } from './batch-title';
import { pauseTexts } from './pause-texts';
import { ProgressBar } from './progress-bar';
import { BATCH_STATE_TEXTS, progressText } from './progress-text';
import { ResumeNotices } from './resume-notices';
import { useBatchControl } from './use-batch-control';
import { useBatchProgress } from './use-batch-progress';

/** Shows an unfinished batch in three lines, for the popup and the side panel. */
export function BatchStrip({
  batch,
  progress,
  more,
  goesTo,
  onOpen,
  onPause,
  onResume,
  onChangeLimit,
}: {
  batch: BatchRecord;
  progress: { counts: BatchCounts; perSecond: number | null };
  /** Number of other unfinished batches. */
  more: number;
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
  const title = batchTitle(batch, texts);
  return (
    <section aria-label={title} className="flex flex-col gap-1.5 rounded-lg border border-line bg-well p-2">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{title}</span>
        <span className="text-xs text-muted">
          {t(BATCH_STATE_TEXTS[batch.state])} · {progressText(batch.state, counts, perSecond, texts)}
        </span>
      </p>
      <ProgressBar counts={counts} label={title} />
      {batch.state === 'paused' && (
        <p className="text-xs">
          {pauseTexts(batch.pause, texts).title}
          {counts.queued > 0 &&
            ` · ${t('batch.left', { count: counts.queued, subjects: t(OPERATIONS[batch.operation].words.found, { count: counts.queued }), host: goesTo })}`}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {onChangeLimit ? (
          <Button onPress={onChangeLimit}>{t('action.changeDailyLimit')}</Button>
        ) : batch.state === 'paused' ? (
          <Button onPress={onResume}>{t('batch.resume')}</Button>
        ) : (
          <Button onPress={onPause}>{t('batch.pause')}</Button>
        )}
        <Button variant="quiet" onPress={onOpen}>
          {more === 0 ? t('batch.open') : t('batch.openOfMore', { more })}
        </Button>
      </div>
    </section>
  );
}

/** An unfinished batch with its controls, and what they lead to. `more`: number of other unfinished batches. */
export function OpenBatch({ batch, more }: { batch: BatchRecord; more: number }) {
  const { navigate } = useDesk();
  const progress = useBatchProgress(batch.id);
  const control = useBatchControl(batch);
  const { goesTo, pause, resume } = control;
  const leftToday = useRequestsToday(goesTo)?.left ?? null;
  const actions = useFailureActions();
  if (!progress) return null;
  return (
    <>
      <BatchStrip
        batch={batch}
        progress={progress}
        more={more}
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
