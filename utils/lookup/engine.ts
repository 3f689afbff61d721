import { storageFailure } from '@/utils/service/full-disk';
import { createBatches } from './batches';
import { emptyQueue } from './empty-queue';
import type { LookupDeps } from './lookup-deps';
import { SINGLE } from './lookup-record';
import { createLookups } from './lookups';

/**
 * Lookups and batches that wait for `prepare`, which records interrupted lookups before anything is sent. If it fails, or
 * settings or key are unreadable, a lookup fails with that reason; the next one retries.
 */
export function createLookupEngine(given: LookupDeps, prepare: () => Promise<void>) {
  let preparing: Promise<void> | undefined;
  const ready = (): Promise<void> => {
    preparing ??= prepare().then(
      () => void lookup.dispatchAll(),
      (reason: unknown) => {
        preparing = undefined;
        throw reason;
      },
    );
    return preparing;
  };
  const deps: LookupDeps = {
    ...given,
    async resolveConnection() {
      try {
        await ready();
        return await given.resolveConnection();
      } catch (error) {
        return { ok: false, failure: storageFailure(error) };
      }
    },
  };
  const lookup = createLookups(deps);
  const batches = createBatches({ ...deps, dispatchAll: lookup.dispatchAll, notifySettled: lookup.notifySettled });
  return {
    lookup,
    batches,
    /** Runs `prepare` unless done and sends what is due. Rejects if `prepare` fails. */
    ready,
  };
}

/**
 * Runs before sending starts: `sending` becomes `unknown` and is not resent. After a background restart queues
 * continue; after a browser restart singles are dropped and batches wait for the user (docs/decisions/034).
 */
export async function recover(
  deps: Pick<LookupDeps, 'lookupStore' | 'batchStore' | 'now' | 'keepAwake'>,
  { newSession }: { newSession: boolean },
): Promise<void> {
  const { lookupStore, batchStore, now } = deps;
  for (const id of await lookupStore.sendingIds()) {
    await lookupStore.settle(id, { state: 'unknown', endedAt: now() });
  }
  // Read before a new batch can start. Nothing of them is sent, so lookups need not wait until they are finished.
  const finishing = finishHalfDone(deps, await batchStore.halfDone());
  deps.keepAwake(finishing.catch(() => undefined));
  if (!newSession) return;
  // The session is over for their rows too.
  await finishing;
  await emptyQueue(atStart(deps), SINGLE);
  for (const { id } of await batchStore.running()) {
    await batchStore.changeState(id, ['running'], { state: 'paused', pause: { by: 'restart' } });
  }
}

/** Nobody waits for a lookup yet. */
const atStart = (deps: Pick<LookupDeps, 'lookupStore' | 'now'>) => ({ ...deps, notifySettled: () => undefined });

/** Removes batches that were stored in part, and empties the queues of those that were stopped. */
async function finishHalfDone(
  deps: Pick<LookupDeps, 'lookupStore' | 'batchStore' | 'now'>,
  { starting, stopped }: Awaited<ReturnType<LookupDeps['batchStore']['halfDone']>>,
): Promise<void> {
  for (const id of starting) await deps.batchStore.discard(id);
  for (const id of stopped) await emptyQueue(atStart(deps), id);
}
