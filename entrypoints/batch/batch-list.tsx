import { batchTitle, serviceOf } from '@/components/batch/batch-words';
import { Button } from '@/components/form/button';
import { RelativeTime } from '@/components/relative-time';
import { useNow } from '@/components/use-now';
import { useAllBatches } from '@/hooks/batch/use-batches';

/** The stored batches, newest first. */
export function BatchList({ onShow }: { onShow: (id: string) => void }) {
  const batches = useAllBatches();
  const now = useNow(60_000);
  if (!batches?.length) return null;
  return (
    <section aria-labelledby="batches" className="flex flex-col gap-1">
      <h2 id="batches" className="text-base font-semibold">
        Batches
      </h2>
      <ul className="flex flex-col">
        {batches.map((batch) => (
          <li
            key={batch.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-1 last:border-0"
          >
            <span className="min-w-0 flex-1">
              <span className="block">{batchTitle(batch)}</span>
              <span className="block text-xs text-muted">
                {batch.state} · {serviceOf(batch)} · <RelativeTime at={batch.createdAt} now={now} />
              </span>
            </span>
            <Button onPress={() => onShow(batch.id)} aria-label={`Open ${batchTitle(batch)}`}>
              Open
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
