import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';
import type { BatchCounts } from '@/utils/batch/batch-counts';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import { OPERATIONS } from '@/utils/service/operations';
import { batchTitle } from './batch-title';
import { pauseTexts } from './pause-texts';
import { ProgressBar } from './progress-bar';
import { BATCH_STATE_TEXTS, progressText } from './progress-text';

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
