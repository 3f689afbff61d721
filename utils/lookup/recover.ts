import type { LookupParts } from './lookup-parts';

/**
 * Runs before sending starts: `sending` becomes `unknown` and is not resent. After a background restart queues
 * continue; after a browser restart singles are dropped and batches wait for the user (docs/decisions/034).
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
