import type { ReuseWindow } from '@/utils/lookup/lookup-store';
import { subjectKey } from '@/utils/lookup/subject-key';
import type { RequestSubject } from '@/utils/service/operations';
import type { Database } from './database';

const SLICE = 500;

/** Counts the subjects with a reusable answer from this account, whose lookups cost nothing. */
export async function countReusable(
  { lookups }: Database,
  subjects: readonly RequestSubject[],
  connection: { baseUrl: string; connectionId: string },
  { since, until }: ReuseWindow,
): Promise<number> {
  const keys = subjects.map((subject) => subjectKey(subject, connection));
  let known = 0;
  for (let from = 0; from < keys.length; from += SLICE) {
    const done = await lookups
      .where('[subjectKey+state]')
      .anyOf(keys.slice(from, from + SLICE).map((key) => [key, 'done']))
      .toArray();
    const young = done.filter(({ endedAt = 0 }) => endedAt >= since && endedAt <= until);
    known += new Set(young.map((one) => one.subjectKey)).size;
  }
  return known;
}
