import type { LookupParts } from './lookup-parts';

/**
 * At start-up, before anything is sent: what is still `sending` was cut off, and its outcome is unknown; nothing is sent again. Where only the
 * background had stopped, queues go on. Where the browser had, nobody is known to still want them: single look-ups
 * leave the queue, and batches wait for the agent.
 */
export async function recover(
  { ledger, batches, now }: Pick<LookupParts, 'ledger' | 'batches' | 'now'>,
  { newSession }: { newSession: boolean },
): Promise<void> {
  for (const id of await ledger.stillSending()) {
    await ledger.close(id, { state: 'unknown', endedAt: now() });
  }
  if (!newSession) return;
  await ledger.dropSingles(now());
  for (const { id } of await batches.running()) {
    await batches.move(id, ['running'], { state: 'paused', pause: { by: 'restart' } });
  }
}
