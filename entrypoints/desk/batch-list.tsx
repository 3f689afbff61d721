import { Plus } from 'lucide-react';
import { Button } from '@/components/form/button';
import { SkeletonList } from '@/components/skeleton-list';
import { useTexts } from '@/components/texts';
import { useNow } from '@/components/use-now';
import { useApp } from '@/hooks/app-provider';
import { useBatchCounts } from '@/hooks/batch/use-batch-counts';
import { useAllBatches } from '@/hooks/batch/use-batches';
import { useDesk } from '@/hooks/desk/desk-provider';
import { BatchRow } from './batch-row';

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
