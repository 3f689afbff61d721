import { createBatches } from './batches';
import { createLookup } from './lookup';
import type { LookupParts } from './lookup-parts';

/**
 * Lookups and batches that wait for `begin`, which records interrupted lookups before anything is sent. If it fails, or
 * settings or key are unreadable, a lookup fails with that reason; the next one retries.
 */
export function createLookupEngine(given: LookupParts, begin: () => Promise<void>) {
  let beginning: Promise<void> | undefined;
  const begun = (): Promise<void> => {
    beginning ??= begin().then(
      () => void lookup.pump(),
      (reason: unknown) => {
        beginning = undefined;
        throw reason;
      },
    );
    return beginning;
  };
  const parts: LookupParts = {
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
  const lookup = createLookup(parts);
  const batches = createBatches({ ...parts, pump: lookup.pump, told: lookup.told });
  return {
    lookup,
    batches,
    /** Runs `begin` unless done and sends what is due. Rejects if `begin` fails. */
    begun,
  };
}
