import Dexie from 'dexie';

const BETWEEN_LOOKS_MS = 150;

/** Chromium merged 65 MB in 1.6 s here; a computer may be four times as slow. */
const BYTES_BETWEEN_LOOKS = 1_500_000;

/** Empty databases that are there to be deleted, one after the other. */
const OCCASIONS = [1, 2, 3, 4].map((nth) => `sightline-occasion-${nth}`);

/**
 * Has the browser take what was deleted out of the files of its profile.
 *
 * Chromium keeps IndexedDB in LevelDB, where deleting writes that something is deleted. The record itself goes when
 * the file that says so is merged into its own, which Chromium orders in the background after the deletion of a
 * database, for the files that reach over its keys; and the old file goes on the next such occasion. The order does
 * nothing where both stand in one file, or where it comes together with a write (LevelDB's `BuildBatchGroup`), and
 * nothing tells: with one occasion 2 of 30 profiles kept every record, and 12 of 12 with 20 MB. So there are several,
 * each after the work of the one before. test/browser/chromium/forget.spec.ts looks (Chromium 156).
 */
export async function compactStorage(sleep: (ms: number) => Promise<void>): Promise<void> {
  await untilMerged(sleep);
  await createOccasions();
  for (const [i, name] of OCCASIONS.entries()) {
    // Merged along with the last, the new ones lie as deep as the records, and serve the next time.
    if (i === OCCASIONS.length - 1) await createOccasions();
    await Dexie.delete(name);
    await untilMerged(sleep);
  }
  await createOccasions();
}

/** Creates those that are missing; first before anything is stored, so that their keys lie as deep as the records. */
export async function createOccasions(): Promise<void> {
  for (const name of OCCASIONS) {
    const empty = new Dexie(name);
    empty.version(1).stores({ nothing: 'id' });
    await empty.open();
    empty.close();
  }
}

/**
 * Until Chromium has done what a deletion ordered, and counts anew what is stored. Where that was before the first look,
 * time ends the wait; a write of something else ends it early, which is why there are several occasions.
 */
async function untilMerged(sleep: (ms: number) => Promise<void>): Promise<void> {
  const before = await bytesStored();
  const looks = 2 + before / BYTES_BETWEEN_LOOKS;
  for (let i = 0; i < looks; i++) {
    await sleep(BETWEEN_LOOKS_MS);
    if ((await bytesStored()) !== before) return;
  }
}

async function bytesStored(): Promise<number> {
  const { usage = 0 } = (await navigator.storage?.estimate()) ?? {};
  return usage;
}
