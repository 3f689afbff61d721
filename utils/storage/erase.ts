import type { LookupRecord } from '../lookup/lookup-record';
import { isSameName } from '../lookup/same-name';
import { isFinal } from '../lookup/transitions';
import type { Subject } from '../service/contract';
import { calendarDay } from '../settings/calendar-day';
import type { Retention } from '../settings/settings';
import type { Database } from './database';

const DAY_MS = 86_400_000;

/**
 * Deletes look-ups with their answers, the rows in which these answers served again, and batches that have no rows left.
 */
async function eraseLookups(database: Database, ids: readonly string[]): Promise<void> {
  const { lookups, answers, batches } = database;
  await database.transaction('rw', lookups, answers, batches, async () => {
    const gone = new Set(ids);
    // In this index stand only rows that reuse an answer.
    const reusing = await lookups.orderBy('[batchId+reusedFrom]').toArray();
    const emptied = reusing.filter(({ reusedFrom = '' }) => gone.has(reusedFrom)).map(({ id }) => id);
    await lookups.bulkDelete([...ids, ...emptied]);
    await answers.bulkDelete([...ids]);
    for (const id of await batches.where('state').anyOf('stopped', 'finished').primaryKeys()) {
      const left = await lookups.where('[batchId+position]').between([id, 0], [id, Number.POSITIVE_INFINITY]).count();
      if (left === 0) await batches.delete(id);
    }
  });
}

/**
 * Deletes look-ups that ended longer ago than they may be kept, and counters of days more than a week away: a clock or
 * a time zone that goes forward and back must not refill the budget. A counter that outlived {@link eraseAll} goes when
 * its day is over. `newSession`: what was to stay for a session goes too.
 * @returns how many look-ups went
 */
export async function eraseOld(
  database: Database,
  keep: Retention,
  { now, newSession }: { now: number; newSession: boolean },
): Promise<number> {
  const day = (days: number) => calendarDay(new Date(now + days * DAY_MS));
  await database.spending.where('day').below(day(-7)).or('day').above(day(7)).delete();
  await database.spending.filter((one) => one.isForgotten === true && one.day !== day(0)).delete();
  if (keep === 'session' && !newSession) return 0;
  const until = keep === 'session' ? now : now - Number(keep) * DAY_MS;
  // Nothing ends before it begins, so the index leaves few to look at. A row of a batch may end days after.
  const begun = await database.lookups.where('createdAt').below(until).toArray();
  // What an earlier session left open was closed at the start of this one: it is of the earlier one all the same.
  const isOld = ({ createdAt, endedAt }: LookupRecord) => keep === 'session' || (endedAt ?? createdAt) < until;
  const ids = begun.filter((one) => isFinal(one.state) && isOld(one)).map(({ id }) => id);
  if (ids.length > 0) await eraseLookups(database, ids);
  return ids.length;
}

/** Deletes everything that was asked by a subject's name or address, at whatever service; returns the ids of the look-ups. */
export async function eraseSubject(database: Database, subject: Subject): Promise<string[]> {
  const ids = await database.lookups.filter((one) => isSameName(one.subject, subject)).primaryKeys();
  await eraseLookups(database, ids);
  return ids;
}

/**
 * Deletes all look-ups, answers, batches and gates, and the database with them: a damaged one cannot be emptied. Pages
 * that show it let go of the old database; Dexie tells them of the new one, and they look into that.
 *
 * The counters of `day` (`YYYY-MM-DD`) stay until that day is over: they name nobody, and without them this would refill
 * the daily budget, also one that an organization has set.
 */
export async function eraseAll(database: Database, day: string): Promise<void> {
  // A damaged database cannot be read.
  const spent = await database.spending
    .where('day')
    .equals(day)
    .toArray()
    .catch(() => []);
  await database.delete({ disableAutoOpen: false });
  await database.open();
  await database.transaction('rw', database.spending, async () => {
    for (const { host, count } of spent) {
      // A lookup may have been sent since.
      const since = (await database.spending.get([host, day]))?.count ?? 0;
      await database.spending.put({ host, day, count: count + since, isForgotten: true });
    }
  });
}
