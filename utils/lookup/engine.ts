import { createBatches } from './batches';
import type { LookupDeps } from './lookup-deps';
import { createLookups } from './lookups';

/**
 * Lookups and batches that wait for `begin`, which records interrupted lookups before anything is sent. If it fails, or
 * settings or key are unreadable, a lookup fails with that reason; the next one retries.
 */
export function createLookupEngine(given: LookupDeps, begin: () => Promise<void>) {
  let beginning: Promise<void> | undefined;
  const begun = (): Promise<void> => {
    beginning ??= begin().then(
      () => void lookup.dispatchAll(),
      (reason: unknown) => {
        beginning = undefined;
        throw reason;
      },
    );
    return beginning;
  };
  const deps: LookupDeps = {
    ...given,
    async connect(operation) {
      try {
        await begun();
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
    /** Runs `begin` unless done and sends what is due. Rejects if `begin` fails. */
    begun,
  };
}
