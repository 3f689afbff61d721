import { createBatches } from './batches';
import type { LookupDeps } from './lookup-deps';
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
    async connect(operation) {
      try {
        await ready();
        return await given.connect(operation);
      } catch {
        return { ok: false, failure: { kind: 'storage-failed' } };
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
