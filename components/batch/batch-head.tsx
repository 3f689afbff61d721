import { type Ref, useRef } from 'react';
import { Button } from '@/components/kit/button';
import { RelativeTime } from '@/components/kit/relative-time';
import { useSaid } from '@/components/kit/say';
import { useTexts } from '@/components/kit/texts';
import { useLostFocus } from '@/components/kit/use-lost-focus';
import { useNow } from '@/components/kit/use-now';
import type { BatchCounts } from '@/utils/batch/batch-counts';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import { BatchSteps } from './batch-steps';
import { batchTitle } from './batch-title';
import { ProgressBar } from './progress-bar';
import { BATCH_STATE_TEXTS, milestone, progressText } from './progress-text';

/** Summary of a batch: operation, host, progress and speed, with the controls to pause or stop it. */
export function BatchHead({
  batch,
  progress: { counts, perSecond },
  pauseRef,
  onPause,
  onStop,
}: {
  batch: BatchRecord;
  progress: { counts: BatchCounts; perSecond: number | null };
  pauseRef?: Ref<HTMLButtonElement>;
  onPause: () => void;
  onStop: () => void;
}) {
  const texts = useTexts();
  const { t } = texts;
  const now = useNow(60_000);
  const title = batchTitle(batch, texts);
  const isOpen = batch.state === 'running' || batch.state === 'paused';
  useSaid(milestone(batch.state, counts, texts));
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(heading, isOpen);
  return (
    <header className="flex flex-col gap-3">
      {isOpen && <BatchSteps at="run" />}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_12rem]">
          <h2 ref={heading} tabIndex={-1} className="text-base font-semibold outline-none">
            {title}
          </h2>
          <p className="text-xs text-muted">
            {batch.host} · <RelativeTime at={batch.createdAt} now={now} />
            {batch.refresh && ` · ${t('batch.refreshed')}`}
          </p>
        </div>
        {isOpen && (
          <div className="flex gap-2">
            {batch.state === 'running' && (
              <Button ref={pauseRef} onPress={onPause}>
                {t('batch.pause')}
              </Button>
            )}
            <Button onPress={onStop}>{t('action.stop')}</Button>
          </div>
        )}
      </div>
      <div className="flex flex-col gap-1">
        <p className="flex flex-wrap gap-x-2">
          <span data-testid="batch-state" data-state={batch.state} className="font-medium">
            {t(BATCH_STATE_TEXTS[batch.state])}
          </span>
          <span className="text-muted tabular-nums">{progressText(batch.state, counts, perSecond, texts)}</span>
        </p>
        <ProgressBar counts={counts} label={title} />
      </div>
      {batch.state === 'running' && <p className="text-xs text-muted">{t('batch.closeTab')}</p>}
    </header>
  );
}
