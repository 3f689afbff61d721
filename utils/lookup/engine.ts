import { createBatches } from './batches';
import { createLookup } from './lookup';
import type { LookupParts } from './lookup-parts';

/**
 * Look-ups and batches behind their beginning: nothing is sent before `begin` has written down what was cut off
 * earlier. Where it fails, or the settings or the key cannot be read, a look-up fails with that reason, and the next
 * one tries again.
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
    /** Begins, where that was not done yet, and sends what is due; rejects where the beginning fails. */
    begun,
  };
}
