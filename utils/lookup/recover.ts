import type { LookupDeps } from './lookup-deps';

/**
 * Runs before sending starts: `sending` becomes `unknown` and is not resent. After a background restart queues
 * continue; after a browser restart singles are dropped and batches wait for the user (docs/decisions/034).
 */
export async function recover(
  { lookupStore, batchStore, now }: Pick<LookupDeps, 'lookupStore' | 'batchStore' | 'now'>,
  { newSession }: { newSession: boolean },
): Promise<void> {
  for (const id of await lookupStore.sendingIds()) {
    await lookupStore.settle(id, { state: 'unknown', endedAt: now() });
  }
  if (!newSession) return;
  await lookupStore.removeQueuedSingles(now());
  for (const { id } of await batchStore.running()) {
    await batchStore.changeState(id, ['running'], { state: 'paused', pause: { by: 'restart' } });
  }
}
