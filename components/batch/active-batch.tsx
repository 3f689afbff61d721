import { lazy, Suspense, useDeferredValue } from 'react';
import { useDesk } from '@/components/kit/use-desk';
import { useOpenBatches } from './use-open-batches';

/** Loads where there is a batch: the popup usually shows none. */
const OpenBatch = lazy(async () => ({ default: (await import('./open-batch')).OpenBatch }));

/** Shows the running batch, or else the oldest paused one, except where the desk shows it already. */
export function ActiveBatch() {
  const { route } = useDesk();
  const open = useOpenBatches() ?? [];
  const found = open.find(({ state }) => state === 'running') ?? open[0];
  const batch = found && route.name === 'batch' && route.id === found.id ? undefined : found;
  // Once React has drawn the empty fallback, it delays the content by 300 ms; so it loads before it is drawn.
  const canDraw = useDeferredValue(batch !== undefined, false);
  return <Suspense>{canDraw && batch && <OpenBatch key={batch.id} batch={batch} />}</Suspense>;
}
