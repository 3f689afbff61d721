import { BATCH_STATE_TEXTS } from '@/components/batch/batch-state-texts';
import { batchTitle, connectionLabel } from '@/components/batch/batch-title';
import { RelativeTime } from '@/components/relative-time';
import { useTexts } from '@/components/texts';
import { useNow } from '@/components/use-now';
import { useAllBatches } from '@/hooks/batch/use-batches';
import { RouteLink } from './route-link';

/** The stored batches, newest first, with a link to a new one. */
export function BatchList() {
  const texts = useTexts();
  const { t } = texts;
  const batches = useAllBatches();
  const now = useNow(60_000);
  if (batches === undefined) return null;
  return (
    <section aria-label={t('batch.list')} className="flex flex-col gap-1">
      <p>
        <RouteLink data-testid="new-batch" to={{ name: 'new-batch', source: 'text' }}>
          {t('newBatch.title')}
        </RouteLink>
      </p>
      <ul className="flex flex-col">
        {batches.map((batch) => (
          <li key={batch.id} className="border-b border-line py-1 last:border-0">
            <RouteLink to={{ name: 'batch', id: batch.id }} className="inline-block py-0.5">
              {batchTitle(batch, texts)}
            </RouteLink>
            <span className="block text-xs text-muted">
              {t(BATCH_STATE_TEXTS[batch.state])} · {connectionLabel(batch)} ·{' '}
              <RelativeTime at={batch.createdAt} now={now} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
