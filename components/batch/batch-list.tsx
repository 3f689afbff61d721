import { Plus } from 'lucide-react';
import { Button } from '@/components/kit/button';
import { SkeletonList } from '@/components/kit/skeleton';
import { useTexts } from '@/components/kit/texts';
import { useApp } from '@/components/kit/use-app';
import { useDesk } from '@/components/kit/use-desk';
import { useNow } from '@/components/kit/use-now';
import { BatchRow } from './batch-row';
import { useAllBatches, useBatchCounts } from './use-batches';

/** The stored batches, newest first, and the start of a new one. */
export function BatchList() {
  const { t } = useTexts();
  const batches = useAllBatches();
  const counts = useBatchCounts();
  const now = useNow(60_000);
  if (batches === undefined) return <SkeletonList />;
  if (batches.length === 0) {
    return (
      <section aria-label={t('batch.list')} className="flex flex-col items-center gap-3 px-4 py-10 text-center">
        <p className="max-w-80 text-muted">{t('batch.none')}</p>
        <NewBatchButton />
      </section>
    );
  }
  return (
    <section aria-label={t('batch.list')} className="@container flex flex-col gap-2">
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
