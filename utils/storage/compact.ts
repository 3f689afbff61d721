import Dexie from 'dexie';

/** Looks at the storage in a row until it is at rest, at most: a minute. */
const MOST_LOOKS = 400;

const BETWEEN_LOOKS_MS = 150;

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
 * and nothing is written between them until the storage is at rest. test/browser/chromium/forget.spec.ts looks.
 */
export async function compactStorage(sleep: (ms: number) => Promise<void>): Promise<void> {
  await createOccasions();
  for (const [i, name] of OCCASIONS.entries()) {
    // Merged along with the last, the new ones lie as deep as the records, and serve the next time.
    if (i === OCCASIONS.length - 1) await createOccasions();
    await Dexie.delete(name);
    await untilAtRest(sleep);
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

/** Until the storage has the same size twice: while files are merged it changes several times a second. */
async function untilAtRest(sleep: (ms: number) => Promise<void>): Promise<void> {
  let before: number | undefined;
  for (let i = 0; i < MOST_LOOKS; i++) {
    await sleep(BETWEEN_LOOKS_MS);
    const { usage = 0 } = (await navigator.storage?.estimate()) ?? {};
    if (usage === before) return;
    before = usage;
  }
}
