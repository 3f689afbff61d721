import { Check, CircleStop, LoaderCircle, type LucideIcon, Pause, Plus } from 'lucide-react';
import { Button } from '@/components/kit/button';
import { RelativeTime } from '@/components/kit/relative-time';
import { RouteLink } from '@/components/kit/route-link';
import { SkeletonList } from '@/components/kit/skeleton';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useDesk } from '@/components/kit/use-desk';
import { useNow } from '@/components/kit/use-now';
import { ToneWord } from '@/components/score/tone-word';
import { type BatchCounts, processedCount, totalCount } from '@/utils/batch/batch-counts';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import { batchTitle } from './batch-title';
import { BATCH_STATE_TEXTS } from './progress-text';
import { useAllBatches, useBatchCounts } from './use-batches';

const ICONS: Record<BatchRecord['state'], LucideIcon> = {
  starting: LoaderCircle,
  running: LoaderCircle,
  paused: Pause,
  stopped: CircleStop,
  finished: Check,
};

/** The state of a batch as icon and word. Only a paused one, which waits for the user, has a color. */
function BatchStateChip({ state }: { state: BatchRecord['state'] }) {
  const { t } = useTexts();
  return (
    <ToneWord tone={state === 'paused' ? 'caution' : null} icon={ICONS[state]}>
      {t(BATCH_STATE_TEXTS[state])}
    </ToneWord>
  );
}

/** A narrow list has two lines for each batch, with these signs between the values of the second. */
const DOT = <span className="@2xl:hidden"> · </span>;

/** One batch as a row of 40 px, which opens it. `counts` is undefined until its rows are counted. */
function BatchRow({ batch, counts, now }: { batch: BatchRecord; counts: BatchCounts | undefined; now: number }) {
  const texts = useTexts();
  const { t } = texts;
  const failed = counts && counts.failed + counts.unknown;
  return (
    <li className="relative grid min-h-10 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line px-2 last:border-0 hover:bg-well @2xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_8rem_11rem_9rem]">
      <RouteLink
        to={{ name: 'batch', id: batch.id }}
        // The whole row is the link.
        className="truncate leading-5 text-ink no-underline after:absolute after:inset-0 hover:underline"
      >
        {batchTitle(batch, texts)}
      </RouteLink>
      <span className="row-span-2 @2xl:order-1 @2xl:row-span-1">
        <BatchStateChip state={batch.state} />
      </span>
      <span className="truncate text-xs text-muted @2xl:contents">
        <span className="tabular-nums @2xl:order-2 @2xl:text-end">
          {counts ? t('count.ofTotal', { part: processedCount(counts), total: totalCount(counts) }) : '…'}
          {failed !== undefined && failed > 0 && (
            <>
              {' · '}
              <span className="text-problem">
                {t('lookupState.failed')} {texts.formats.number(failed)}
              </span>
            </>
          )}
        </span>
        {DOT}
        <span className="@2xl:order-3 @2xl:text-end">
          <RelativeTime at={batch.createdAt} now={now} />
        </span>
        {DOT}
        <span className="@2xl:truncate">{batch.host}</span>
      </span>
    </li>
  );
}

/** The stored batches, newest first, and the start of a new one. */
export function BatchList() {
  const { t } = useTexts();
  const batches = useAllBatches();
  const counts = useBatchCounts();
  const now = useNow(60_000);
  if (batches === undefined) return <SkeletonList />;
  if (batches.length === 0) {
    return (
      <section aria-label={t('desk.batches')} className="flex flex-col items-center gap-3 px-4 py-10 text-center">
        <p className="max-w-80 text-muted">{t('batch.none')}</p>
        <NewBatchButton />
      </section>
    );
  }
  return (
    <section aria-label={t('desk.batches')} className="@container flex flex-col gap-2">
      <div className="flex justify-end">
        <NewBatchButton />
      </div>
      <ul className="flex flex-col border-t border-line">
        {batches.map((batch) => (
          <BatchRow key={batch.id} batch={batch} counts={counts?.get(batch.id)} now={now} />
        ))}
      </ul>
    </section>
  );
}

function NewBatchButton() {
  const { t } = useTexts();
  const { navigate } = useDesk();
  // Without a connection, *Connect* is the main action.
  const isConnected = useApp().settings.baseUrl !== '';
  return (
    <Button
      data-testid="new-batch"
      variant={isConnected ? 'primary' : 'plain'}
      onPress={() => navigate({ name: 'new-batch', source: 'text' })}
    >
      <Plus />
      {t('newBatch.title')}
    </Button>
  );
}
