import { decisionKeys } from '@/utils/decision/decision-keys';
import type { RequestSubject } from '@/utils/service/operations';
import { describeSubject } from '@/utils/service/request-subject';
import type { LookupRecord } from '../lookup/lookup-record';
import { isFinal } from '../lookup/transitions';
import { isDemo } from '../service/demo-account';
import { calendarDay } from '../settings/calendar-day';
import type { Retention } from '../settings/settings';
import { dropFiles } from './colleagues';
import type { Database } from './database';
import { eraseCells, eraseFromCases } from './erase-cells';
import { type LogEnd, logDeletion, logExpired, withdraw, withdrawFromCase } from './log';
import { inPieces } from './pieces';

const DAY_MS = 86_400_000;

/**
 * Deletes lookups with their answers, summaries and the rows that reused these answers, each piece in one transaction.
 * @param logPiece adds its line to the log
 */
export async function eraseWithAnswers(
  database: Database,
  ids: readonly string[],
  logPiece: (piece: readonly string[]) => Promise<void> = async () => undefined,
): Promise<void> {
  const { lookups, answers, summaries, log } = database;
  for (const piece of inPieces(ids)) {
    await database.transaction('rw', lookups, answers, summaries, log, async () => {
      const withoutAnswer = await lookups.where('reusedFrom').anyOf(piece).primaryKeys();
      await lookups.bulkDelete([...piece, ...withoutAnswer]);
      await answers.bulkDelete(piece);
      await summaries.bulkDelete(piece);
      await logPiece(piece);
    });
  }
}

/** Deletes lookups with all that depends on them, and ended batches without remaining rows. */
async function eraseLookups(...[database, ...erased]: Parameters<typeof eraseWithAnswers>): Promise<void> {
  const { lookups, batches } = database;
  await eraseWithAnswers(database, ...erased);
  await database.transaction('rw', lookups, batches, async () => {
    for (const id of await batches.where('state').anyOf('stopped', 'finished').primaryKeys()) {
      const left = await lookups.where('[batchId+position]').between([id, 0], [id, Number.POSITIVE_INFINITY]).count();
      if (left === 0) await batches.delete(id);
    }
  });
}

/** How long lookups, decisions and the content of the log stay. */
export interface KeepFor {
  results: Retention;
  decisionDays: number;
  logDays: number;
}

/** When retention is enforced. `newSession`: for the first time since the browser started. */
export interface ExpiryClock {
  now: number;
  /** What is past by this time too is deleted: an earlier `now`, because a clock may be wrong for a while. */
  confirmed?: number;
  newSession: boolean;
}

/**
 * Deletes lookups, decisions and what the log states past their retention. With `newSession`, also lookups kept for the
 * session only, and then everything that the log states.
 * @returns the number of deleted records
 */
export async function eraseExpired(
  database: Database,
  { results, decisionDays, logDays }: KeepFor,
  { now, confirmed = now, newSession }: ExpiryClock,
): Promise<number> {
  const past = Math.min(now, confirmed);
  const decisions = await database.decisions
    .where('decidedAt')
    .below(past - decisionDays * DAY_MS)
    .delete();
  // Of colleagues: counted from the day on which their file was read in.
  const files = await database.files
    .where('readAt')
    .below(past - decisionDays * DAY_MS)
    .primaryKeys();
  await dropFiles(database, files);
  const isSessionOver = results === 'session' && newSession;
  const lines = await database.log
    .where('statedAt')
    .below(isSessionOver ? now : past - logDays * DAY_MS)
    .modify(withdraw);
  return decisions + files.length + lines + (await eraseExpiredLookups(database, results, { now, past, newSession }));
}

async function eraseExpiredLookups(
  database: Database,
  retention: Retention,
  { now, past, newSession }: { now: number; past: number; newSession: boolean },
): Promise<number> {
  const day = (days: number) => calendarDay(new Date(now + days * DAY_MS));
  // Counters of a month are shown. Those of a coming week stay too: a clock or time zone that moves forward and back must
  // not refill the budget.
  await database.spending.where('day').below(day(-31)).or('day').above(day(7)).delete();
  // A counter that outlived `eraseAll` is deleted after its day.
  await database.spending.filter((counter) => counter.isForgotten === true && counter.day !== day(0)).delete();
  if (retention === 'session' && !newSession) return 0;
  const until = retention === 'session' ? now : past - Number(retention) * DAY_MS;
  // Nothing ends before its creation, so the index narrows the search. A batch row may end days later.
  const candidates = await database.lookups.where('createdAt').below(until).toArray();
  // Lookups interrupted in an earlier session were closed at this start, but still belong to that session.
  const isExpired = ({ createdAt, endedAt }: LookupRecord) => retention === 'session' || (endedAt ?? createdAt) < until;
  const expired = candidates.filter((lookup) => isFinal(lookup.state) && isExpired(lookup));
  const dayOf = ({ createdAt, endedAt }: LookupRecord) => calendarDay(new Date(endedAt ?? createdAt));
  // The demo has no lines.
  const days = new Map(expired.filter((lookup) => !isDemo(lookup)).map((lookup) => [lookup.id, dayOf(lookup)]));
  const ids = expired.map(({ id }) => id);
  const logPiece = (piece: readonly string[]) =>
    logExpired(
      database,
      piece.flatMap((id) => days.get(id) ?? []),
      now,
    );
  if (ids.length > 0) await eraseLookups(database, ids, logPiece);
  return ids.length;
}

const identityOf = (subject: RequestSubject): string => `${subject.operation} ${describeSubject(subject).identity}`;

/** Returns the ids of all lookups of a subject's name or address, at every service. */
export function lookupsOf(database: Database, subject: RequestSubject): Promise<string[]> {
  const wanted = identityOf(subject);
  return database.lookups.filter((lookup) => identityOf(lookup.subject) === wanted).primaryKeys();
}

/** Whether there are decisions about a subject's name or address, or lines of the log that state it. */
export async function hasTraces({ decisions, log, colleagues }: Database, subject: RequestSubject): Promise<boolean> {
  const { nameId } = decisionKeys(subject);
  const counts = await Promise.all(
    [decisions, log, colleagues].map((table) => table.where('nameId').equals(nameId).count()),
  );
  return counts.some((count) => count > 0);
}

/**
 * Deletes all lookups of a subject's name or address, at every service, the decisions about it, and the cells of files that
 * contain it; returns the ids of the lookups.
 */
export async function eraseSubject(database: Database, subject: RequestSubject, now: number): Promise<string[]> {
  const ids = await lookupsOf(database, subject);
  await eraseLookups(database, ids);
  const { nameId } = decisionKeys(subject);
  await database.decisions.where('nameId').equals(nameId).delete();
  await database.colleagues.where('nameId').equals(nameId).delete();
  await database.log
    .where('nameId')
    .equals(nameId)
    .modify((line) => withdrawFromCase(line, now));
  await eraseCells(database, subject);
  await eraseFromCases(database, subject, now);
  return ids;
}

/**
 * Deletes the whole database: a damaged one cannot be emptied. Dexie reconnects open pages. Counters of `day`
 * (`YYYY-MM-DD`) remain: they name nobody, and deleting them would refill the daily budget (docs/decisions/043). The log
 * goes on with one line that names nobody.
 */
export async function eraseAll(database: Database, day: string, now: number): Promise<void> {
  // A damaged database cannot be read.
  const spent = await database.spending
    .where('day')
    .equals(day)
    .toArray()
    .catch(() => []);
  const logEnd = await readLogEnd(database).catch(() => undefined);
  await database.delete({ disableAutoOpen: false });
  await database.open();
  await database.transaction('rw', database.spending, async () => {
    for (const { host, count } of spent) {
      // A lookup may have been sent since.
      const sentSince = (await database.spending.get([host, day]))?.count ?? 0;
      await database.spending.put({ host, day, count: count + sentSince, isForgotten: true });
    }
  });
  // Where nothing was logged, nothing needs to be said.
  if (logEnd?.last) await logDeletion(database, logEnd, now);
}

async function readLogEnd({ log, lookups }: Database): Promise<LogEnd> {
  return { last: await log.toCollection().last(), lookups: await lookups.count() };
}
