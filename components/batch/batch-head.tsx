import { Button } from '@/components/form/button';
import type { BatchCounts } from '@/utils/batch/batch-counts';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import { RelativeTime } from '../relative-time';
import { useNow } from '../use-now';
import { batchTitle, serviceOf } from './batch-words';
import { CountList } from './count-list';
import { ProgressBar } from './progress-bar';
import { throughputWords } from './throughput-words';

/** Summary of a batch: operation, host, progress and speed, with the controls to pause or stop it. */
export function BatchHead({
  batch,
  progress: { counts, perSecond },
  onPause,
  onStop,
}: {
  batch: BatchRecord;
  progress: { counts: BatchCounts; perSecond: number | null };
  onPause: () => void;
  onStop: () => void;
}) {
  const now = useNow(60_000);
  const title = batchTitle(batch);
  const isOpen = batch.state === 'running' || batch.state === 'paused';
  return (
    <header className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">
          <h1 className="text-lg font-semibold">{title}</h1>
          <p className="text-xs text-muted">
            {serviceOf(batch)}, <RelativeTime at={batch.createdAt} now={now} />
            {batch.refresh && ', known answers asked anew'}
          </p>
        </div>
        {isOpen && (
          <div className="flex gap-2">
            {batch.state === 'running' && <Button onPress={onPause}>Pause</Button>}
            <Button onPress={onStop}>Stop</Button>
          </div>
        )}
      </div>
      <div className="flex flex-col gap-1">
        <p role="status" className="flex flex-wrap gap-x-2">
          <span data-testid="batch-state" className="inline-block font-medium first-letter:uppercase">
            {batch.state}
          </span>
          <span className="text-muted tabular-nums">{throughputWords(batch.state, counts, perSecond)}</span>
        </p>
        <ProgressBar counts={counts} label={title} />
      </div>
      <CountList counts={counts} />
      {batch.state === 'running' && (
        <p className="text-xs text-muted">You may close this tab; the batch goes on while the browser is open.</p>
      )}
    </header>
  );
}
