import type { LookupDeps } from './lookup-deps';

/** Removes all lookups of a queue that nothing is sent from any more, in pieces. */
export async function emptyQueue(
  {
    lookupStore,
    now,
    notifySettled,
  }: Pick<LookupDeps, 'lookupStore' | 'now'> & { notifySettled: (id: string) => void },
  batchId: string,
): Promise<void> {
  for (;;) {
    const removed = await lookupStore.removeSomeQueued(batchId, now());
    if (removed.length === 0) return;
    for (const id of removed) notifySettled(id);
  }
}
