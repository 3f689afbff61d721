import Dexie from 'dexie';
import { DEMO_ACCOUNT, DEMO_HOST, isDemo } from '../service/demo';
import type { Database } from './database';

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
  const { lookups, answers, batches, decisions, gates, purposes, spending } = database;
  if ((await countersOf(database).count()) === 0) return 0;
  return database.transaction('rw', [lookups, answers, batches, decisions, gates, purposes, spending], async () => {
    const ids = await lookups.filter(isDemo).primaryKeys();
    const erased = new Set(ids);
    await lookups.bulkDelete(ids);
    await answers.bulkDelete(ids);
    const left = [
      await batches.filter(isDemo).delete(),
      await decisions.filter(({ lookupId }) => erased.has(lookupId)).delete(),
      await countersOf(database).delete(),
    ];
    await gates.delete(DEMO_ACCOUNT);
    await purposes.clear();
    return left.reduce((sum, count) => sum + count, ids.length);
  });
}
