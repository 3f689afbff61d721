import Dexie from 'dexie';
import { isSameSubject } from '../lookup/subject-key';
import { isFinal } from '../lookup/transitions';
import type { Subject } from '../service/contract';
import type { Retention } from '../settings/settings';
import type { Database } from './database';

const DAY_MS = 86_400_000;

/** Deletes look-ups with their answers, and batches that have no rows left. */
async function eraseLookups(database: Database, ids: readonly string[]): Promise<void> {
  const { lookups, answers, batches } = database;
  await database.transaction('rw', lookups, answers, batches, async () => {
    await lookups.bulkDelete([...ids]);
    await answers.bulkDelete([...ids]);
    for (const id of await batches.where('state').anyOf('stopped', 'finished').primaryKeys()) {
      const left = await lookups.where('[batchId+position]').between([id, 0], [id, Number.POSITIVE_INFINITY]).count();
      if (left === 0) await batches.delete(id);
    }
  });
}

/**
 * Deletes ended look-ups that are older than they may be kept, and counters of other days. `newSession`: what was to
 * stay for a session goes too.
 * @returns how many look-ups went
 */
export async function eraseOld(
  database: Database,
  keep: Retention,
  about: { now: number; day: string; newSession: boolean },
): Promise<number> {
  const { lookups, spending } = database;
  let erased = 0;
  if (keep !== 'session' || about.newSession) {
    const until = keep === 'session' ? about.now : about.now - Number(keep) * DAY_MS;
    const old = await lookups.where('createdAt').below(until).toArray();
    const ids = old.filter(({ state }) => isFinal(state)).map(({ id }) => id);
    if (ids.length > 0) await eraseLookups(database, ids);
    erased = ids.length;
  }
  await spending.where('day').notEqual(about.day).delete();
  return erased;
}

/** Deletes everything about a subject, at whatever service it was asked; returns the ids of the look-ups. */
export async function eraseSubject(database: Database, subject: Subject): Promise<string[]> {
  const ids = await database.lookups.filter((one) => isSameSubject(one.subject, subject)).primaryKeys();
  await eraseLookups(database, ids);
  return ids;
}

/**
 * Deletes all look-ups, answers, batches, gates and counters, and the database with them. Pages that show them hear of
 * the clearing, let go of the old database, and open the new one when they next ask. A damaged database, which cannot
 * be emptied, goes as a whole.
 */
export async function eraseAll(database: Database): Promise<void> {
  const emptied = database.transaction('rw', database.tables, async () => {
    for (const table of database.tables) await table.clear();
  });
  await emptied.catch(() => undefined);
  await sweep();
  await database.delete({ disableAutoOpen: false });
  await sweep();
  await database.open();
}

/**
 * Makes Chromium write its memory out and remove files that it has given up (LevelDB does both on the occasion of a
 * deletion). With one before, the deletion of our database compacts the records away; with one after, the old file
 * goes too. Without them every record stayed readable in the profile; test/browser/chromium/forget.spec.ts looks.
 */
async function sweep(): Promise<void> {
  const nothing = new Dexie('sightline-sweep');
  nothing.version(1).stores({ nothing: 'id' });
  await nothing.open();
  await nothing.delete();
}
