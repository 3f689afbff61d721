import Dexie from 'dexie';

const CHECK_EVERY_MS = 150;

/** Bytes that Chromium merges between two checks: 65 MB took 1.6 s here, and a computer may be four times slower. */
const BYTES_PER_CHECK = 1_500_000;

/** Empty databases that exist only to be deleted in turn. */
const TRIGGERS = [1, 2, 3, 4].map((nth) => `sightline-occasion-${nth}`);

/**
 * Makes Chromium remove deleted data from its profile files. LevelDB merges them after a database is deleted, but one
 * deletion left every record in 2 of 30 profiles: hence several in turn (docs/decisions/035).
 */
export async function compactStorage(delay: (ms: number) => Promise<void>): Promise<void> {
  await untilMerged(delay);
  await createCompactionTriggers();
  for (const [i, name] of TRIGGERS.entries()) {
    // Created before the last merge, the new ones lie as deep in LevelDB as the records, ready for next time.
    if (i === TRIGGERS.length - 1) await createCompactionTriggers();
    await Dexie.delete(name);
    await untilMerged(delay);
  }
  await createCompactionTriggers();
}

/**
 * Creates missing databases. First runs before anything is stored, so that their keys lie as deep in LevelDB as the
 * records.
 */
export async function createCompactionTriggers(): Promise<void> {
  for (const name of TRIGGERS) {
    const empty = new Dexie(name);
    empty.version(1).stores({ nothing: 'id' });
    await empty.open();
    empty.close();
  }
}

/**
 * Waits until the reported usage changes, which shows that Chromium has merged. If it changed before the first check, a
 * timeout ends the wait; another write ends it early, hence several databases.
 */
async function untilMerged(delay: (ms: number) => Promise<void>): Promise<void> {
  const before = await bytesStored();
  const checks = 2 + before / BYTES_PER_CHECK;
  for (let i = 0; i < checks; i++) {
    await delay(CHECK_EVERY_MS);
    if ((await bytesStored()) !== before) return;
  }
}

async function bytesStored(): Promise<number> {
  const { usage = 0 } = (await navigator.storage?.estimate()) ?? {};
  return usage;
}
