import type { Decision } from '../decision/decision';
import { decisionKeys } from '../decision/decision-keys';
import { type ListedDecision, listedDecisions } from '../decision/due';
import { statedSubjects } from '../log/stated-subject';
import type { RequestSubject } from '../service/operations';
import { describeSubject, operation } from '../service/request-subject';
import type { Database, StoredColleague } from './database';
import { decisionIn } from './decisions';
import { decisionLinesOfMany } from './log';

/** Returns the newest decisions of the user as {@link readListedDecisions} does: reading all of many would hold back the first rows. */
export async function readNewestDecisions({ decisions }: Database, most: number): Promise<ListedDecision[]> {
  const rows = await decisions.orderBy('decidedAt').reverse().limit(most).toArray();
  return listedDecisions(
    rows.flatMap((row) => decisionIn(row) ?? []),
    '',
    () => null,
  );
}

/** Returns every decision of the user and of colleagues, one entry for each subject and source, the newest first. */
export async function readListedDecisions(database: Database): Promise<ListedDecision[]> {
  const own = (await database.decisions.toArray()).flatMap((row) => decisionIn(row) ?? []);
  const files = new Map((await database.files.toArray()).map((file) => [file.id, file]));
  const team = Map.groupBy(await database.colleagues.toArray(), ({ file }) => file);
  const ofTeam = [...team].flatMap(([id, rows]) => {
    const of = rows.filter(isDecision);
    const subjects = new Map<Decision, string>(of.map(({ made, subject }) => [made, subject]));
    const file = files.get(id);
    return listedDecisions([...subjects.keys()], id, (made) => ({
      by: made.operator || (file?.by ?? ''),
      madeAt: file?.madeAt ?? 0,
      subject: subjects.get(made) ?? '',
    }));
  });
  return [...listedDecisions(own, '', () => null), ...ofTeam].sort((a, b) => b.made.decidedAt - a.made.decidedAt);
}

const isDecision = (row: StoredColleague): row is Extract<StoredColleague, { of: 'decision' }> => row.of === 'decision';

/** Returns how many decisions of the user and of colleagues are stored. */
export async function countDecisions({ decisions, colleagues }: Database): Promise<number> {
  return (await decisions.count()) + (await colleagues.filter(isDecision).count());
}

/** Whom a decision is about: in words, and as it can be looked up again; null if nothing stored says that exactly. */
export interface Decided {
  title: string;
  subject: RequestSubject | null;
}

/**
 * Returns whom decisions are about, by subject id: as the lookup says on which they were made, else as the journal or a colleague's
 * file states it. One of whom nothing says it any more is absent.
 */
export async function readDecided(
  database: Database,
  listed: readonly ListedDecision[],
): Promise<ReadonlyMap<string, Decided>> {
  const found = new Map<string, Decided>();
  const records = await database.lookups.bulkGet(listed.map(({ made }) => made.lookupId));
  for (const [i, record] of records.entries()) {
    const subjectId = listed[i]?.made.subjectId;
    if (record && subjectId && decisionKeys(record.subject).subjectId === subjectId)
      found.set(subjectId, { title: describeSubject(record.subject).title, subject: record.subject });
  }
  const missing = listed.map(({ made }) => made.subjectId).filter((id) => !found.has(id));
  for (const { subjectId, content } of await decisionLinesOfMany(database, [...new Set(missing)]))
    if (subjectId && content) found.set(subjectId, statedBy(subjectId, [content]));
  for (const { made, file } of listed) {
    if (file === null || found.has(made.subjectId)) continue;
    const stated = operation.options.map((name) => ({ operation: name, subject: file.subject }));
    found.set(made.subjectId, statedBy(made.subjectId, stated));
  }
  return found;
}

/** The key tells which of the subjects is meant that a text may state. */
function statedBy(subjectId: string, stated: readonly { operation: string; subject: string }[]): Decided {
  const subject = stated.flatMap(statedSubjects).find((one) => decisionKeys(one).subjectId === subjectId);
  if (subject) return { title: describeSubject(subject).title, subject };
  return { title: stated[0]?.subject ?? '', subject: null };
}
