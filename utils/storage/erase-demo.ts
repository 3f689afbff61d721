import Dexie from 'dexie';
import { DEMO_ACCOUNT, DEMO_HOST, isDemo } from '../service/demo-account';
import type { Database } from './database';
import { eraseWithAnswers } from './erase';

const countersOf = ({ spending }: Database) =>
  spending.where('[host+day]').between([DEMO_HOST, Dexie.minKey], [DEMO_HOST, Dexie.maxKey]);

/** Marks a database before the demo writes into it, so that a later start finds what it left by an index. */
export async function markDemo({ spending }: Database, day: string): Promise<void> {
  await spending.put({ host: DEMO_HOST, day, count: 0 });
}

/** Whether nothing about a subject is stored: only then can the demo's results not mix with others. */
export async function isWithoutResults({ lookups, batches, decisions }: Database): Promise<boolean> {
  const counts = await Promise.all([lookups, batches, decisions].map((table) => table.count()));
  return counts.every((count) => count === 0);
}

/** Deletes everything that the demo has stored, with its marks last. Returns the number of deleted records. */
export async function eraseDemo(database: Database): Promise<number> {
  const { lookups, batches, decisions, gates, purposes, spending } = database;
  if ((await countersOf(database).count()) === 0) return 0;
  const ids = await lookups.filter(isDemo).primaryKeys();
  const erased = new Set(ids);
  // Before the lookups that they are found by.
  const decided = await decisions.filter(({ lookupId }) => erased.has(lookupId)).delete();
  await eraseWithAnswers(database, ids);
  return database.transaction('rw', [batches, gates, purposes, spending], async () => {
    const left = [await batches.filter(isDemo).delete(), decided, await countersOf(database).delete()];
    await gates.delete(DEMO_ACCOUNT);
    await purposes.clear();
    return left.reduce((sum, count) => sum + count, ids.length);
  });
}
