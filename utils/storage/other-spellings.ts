import type { OtherSpelling, ReuseWindow } from '@/utils/lookup/lookup-store';
import { foldCase, type ScoreSubject } from '@/utils/service/operations';
import { describeSubject } from '@/utils/service/request-subject';
import { type LookupRecord, type LookupState, SINGLE } from '../lookup/lookup-record';
import { subjectKeys } from '../lookup/subject-key';
import type { Database } from './database';

const SLICE = 500;

const inStates = ({ lookups }: Database, keys: readonly string[], states: readonly LookupState[]) =>
  lookups.where('[spellingKey+state]').anyOf(keys.flatMap((key) => states.map((state) => [key, state])));

const isReusable = ({ since, until }: ReuseWindow, { endedAt = 0 }: LookupRecord): boolean =>
  endedAt >= since && endedAt <= until;

const emailOf = ({ subject }: LookupRecord): string => describeSubject(subject).title;

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
  const all = await inStates(database, [spellingKey], ['done', 'sending', 'queued']).toArray();
  const others = all.filter((one) => one.subjectKey !== subjectKey);
  const saved = others.filter((one) => one.state === 'done' && isReusable(window, one)).sort(newestFirst);
  const running = others.filter(
    ({ state, batchId }) => state === 'sending' || (state === 'queued' && batchId === SINGLE),
  );
  const other = saved[0] ?? running[0];
  return other && { id: other.id, email: emailOf(other), isRunning: other.state !== 'done' };
}

/**
 * Returns the spelling of the newest reusable answer by folded address. A requested spelling comes before others, because
 * its answer is exactly about it and is free too.
 */
export async function reusableSpellings(
  database: Database,
  subjects: readonly ScoreSubject[],
  connection: { baseUrl: string; connectionId: string },
  window: ReuseWindow,
): Promise<Map<string, string>> {
  const keys = [...new Set(subjects.map((subject) => subjectKeys(subject, connection).spellingKey ?? ''))];
  const saved: LookupRecord[] = [];
  for (let from = 0; from < keys.length; from += SLICE) {
    const done = await inStates(database, keys.slice(from, from + SLICE), ['done']).toArray();
    saved.push(...done.filter((one) => isReusable(window, one)));
  }
  const asked = new Set(subjects.map(({ request }) => request.email));
  const isAsked = (one: LookupRecord): number => Number(asked.has(emailOf(one)));
  // The last one wins: the newest of the requested spellings, else the newest of all.
  const lastCounts = saved.sort((a, b) => isAsked(a) - isAsked(b) || newestFirst(b, a));
  return new Map(lastCounts.map((one) => [foldCase(emailOf(one)), emailOf(one)]));
}

/** Newest first. */
function newestFirst(a: LookupRecord, b: LookupRecord): number {
  return (b.endedAt ?? 0) - (a.endedAt ?? 0);
}
