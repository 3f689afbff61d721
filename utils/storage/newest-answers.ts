import Dexie from 'dexie';
import { type LookupRecord, SINGLE } from '@/utils/lookup/lookup-record';
import type { OtherSpelling } from '@/utils/lookup/lookup-store';
import type { ReuseWindow } from '@/utils/lookup/request-limits';
import { subjectKey, subjectKeys } from '@/utils/lookup/subject-key';
import { foldCase, type RequestSubject, type ScoreSubject } from '@/utils/service/operations';
import { describeSubject } from '@/utils/service/request-subject';
import type { Database } from './database';

type Account = Parameters<typeof subjectKey>[1];

/**
 * Returns the lookups with one of these keys that were answered within the window, newest first. Parallel queries: the
 * cursor of an `anyOf` asks for each key in turn.
 */
async function answeredLookups(
  { lookups }: Database,
  index: 'subjectKey' | 'spellingKey',
  keys: readonly string[],
  { since, until }: ReuseWindow,
): Promise<LookupRecord[]> {
  const byKey = await Promise.all(keys.map((key) => lookups.where(`[${index}+state]`).equals([key, 'done']).toArray()));
  return byKey
    .flat()
    .filter(({ endedAt = 0 }) => endedAt >= since && endedAt <= until)
    .sort((a, b) => (b.endedAt ?? 0) - (a.endedAt ?? 0));
}

/**
 * Returns the id of the newest answered lookup per subject key. Reads only the index, in one transaction: a page asks for
 * 200.
 */
export function newestAnswers(database: Database, keys: readonly string[]): Promise<(string | undefined)[]> {
  const { lookups } = database;
  return database.transaction('r', lookups, () =>
    Promise.all(
      keys.map(async (key) => {
        const ids = lookups
          .where('[subjectKey+state+endedAt]')
          .between([key, 'done', Dexie.minKey], [key, 'done', Dexie.maxKey]);
        return (await ids.primaryKeys()).at(-1);
      }),
    ),
  );
}

/** Counts the subjects with a reusable answer from this account, whose lookups cost nothing. */
export async function countReusable(
  database: Database,
  subjects: readonly RequestSubject[],
  account: Account,
  window: ReuseWindow,
): Promise<number> {
  const keys = subjects.map((subject) => subjectKey(subject, account));
  const reusable = await answeredLookups(database, 'subjectKey', keys, window);
  return new Set(reusable.map(({ subjectKey }) => subjectKey)).size;
}

/**
 * Returns the spelling of the newest reusable answer by folded address. A requested spelling comes before others, because
 * its answer is exactly about it and is free too.
 */
export async function reusableSpellings(
  database: Database,
  subjects: readonly ScoreSubject[],
  account: Account,
  window: ReuseWindow,
): Promise<Map<string, string>> {
  const keys = new Set(subjects.map((subject) => subjectKeys(subject, account).spellingKey ?? ''));
  const newestLast = (await answeredLookups(database, 'spellingKey', [...keys], window)).map(emailOf).reverse();
  const requested = new Set(subjects.map(({ request }) => request.email));
  // The last entry of an address counts.
  const inOrder = [
    ...newestLast.filter((email) => !requested.has(email)),
    ...newestLast.filter((email) => requested.has(email)),
  ];
  return new Map(inOrder.map((email) => [foldCase(email), email]));
}

/**
 * Finds a lookup of another spelling of the address: the newest reusable answer, else a running one. Within the
 * caller's transaction.
 */
export async function findOtherSpelling(
  database: Database,
  { subjectKey, spellingKey }: LookupRecord,
  window: ReuseWindow,
): Promise<OtherSpelling | undefined> {
  if (spellingKey === undefined) return undefined;
  const isOther = (lookup: LookupRecord): boolean => lookup.subjectKey !== subjectKey;
  const answered = (await answeredLookups(database, 'spellingKey', [spellingKey], window)).find(isOther);
  if (answered) return { id: answered.id, email: emailOf(answered), isRunning: false };
  const running = await database.lookups
    .where('[spellingKey+state]')
    .anyOf([
      [spellingKey, 'sending'],
      [spellingKey, 'queued'],
    ])
    .filter((lookup) => isOther(lookup) && (lookup.state === 'sending' || lookup.batchId === SINGLE))
    .first();
  return running && { id: running.id, email: emailOf(running), isRunning: true };
}

const emailOf = ({ subject }: LookupRecord): string => describeSubject(subject).title;
