import { carriedDecisions } from '../hand-over/carried-decisions';
import type { HandOver } from '../hand-over/hand-over';
import { decisionId, decisionOfLine } from '../log/decision-in-log';
import { statedSubject } from '../log/stated-subject';
import type { Database, StoredColleague, StoredFile } from './database';
import type { ByUser } from './log';
import { type FileToRead, logReadIn } from './read-in';

/** `known`: the file was read in before. `nothing`: it has none. */
export type ReadInResult = 'read-in' | 'known' | 'nothing';

/** Stores the decisions of a file as those of colleagues: all of them in one transaction, or nothing. */
export async function readInDecisions(database: Database, read: FileToRead, by: ByUser): Promise<ReadInResult> {
  return store(database, read, by, { of: 'decisions', rowsOf: async () => decisionsIn(read) });
}

/**
 * Stores what a colleague says of the user's decisions. Of any other decision, and of one that was made again since, the file says
 * nothing here.
 */
export async function readInOpinions(database: Database, read: FileToRead, by: ByUser): Promise<ReadInResult> {
  return store(database, read, by, { of: 'opinions', rowsOf: () => opinionsIn(database, read) });
}

async function store(
  database: Database,
  { file, digest }: FileToRead,
  by: ByUser,
  { of, rowsOf }: { of: StoredFile['of']; rowsOf: () => Promise<StoredColleague[]> },
): Promise<ReadInResult> {
  const { files, colleagues, decisions, log } = database;
  return database.transaction('rw', [files, colleagues, decisions, log], async () => {
    const rows = await rowsOf();
    if (rows.length === 0) return 'nothing';
    if (await files.get(digest)) return 'known';
    await files.add({ id: digest, by: file.by, madeAt: file.madeAt, readAt: by.now, of });
    await colleagues.bulkAdd(rows);
    await logReadIn(database, { file, digest }, { use: of, counts: { [of]: rows.length } }, by);
    return 'read-in';
  });
}

async function opinionsIn({ decisions }: Database, { file, digest }: FileToRead): Promise<StoredColleague[]> {
  const made = await decisions.bulkGet(file.opinions.map(({ subjectId }) => subjectId));
  return file.opinions.flatMap((said, i): StoredColleague[] => {
    const about = made[i];
    if (about?.of !== 'subject' || about.decidedAt !== said.decidedAt) return [];
    // Deletion finds it by the name of the decision, never by what the file says.
    const { subjectId, nameId } = about;
    return [{ of: 'opinion', id: `${digest} ${i}`, file: digest, subjectId, nameId, said }];
  });
}

/** A decision whose subject neither a line nor a lookup of the file states is left out: deletion by name could not be sure to find it. */
function decisionsIn({ file, digest }: FileToRead): StoredColleague[] {
  const named = wordsOf(file);
  return [...carriedDecisions(file).values()].flatMap((made): StoredColleague[] => {
    const { subjectId, nameId } = made;
    const words = named(made);
    const id = `${digest} ${decisionId(made)}`;
    return words ? [{ of: 'decision', id, file: digest, subjectId, nameId, made, ...words }] : [];
  });
}

/** Returns who a decision is about, and which hit, as its line or lookup states it. */
function wordsOf({ lines, lookups }: HandOver) {
  const keyOf = (made: { subjectId: string; hitKey?: string; decidedAt: number }) =>
    `${decisionId(made)} ${made.decidedAt}`;
  const byLine = new Map(
    lines.flatMap((line) => {
      const made = decisionOfLine(line);
      const { subject = '', hit = '' } = line.content ?? {};
      return made ? [[keyOf(made), { subject, hit }] as const] : [];
    }),
  );
  const byLookup = new Map(lookups.map(({ id, subject }) => [id, { subject: statedSubject(subject), hit: '' }]));
  return (made: Parameters<typeof keyOf>[0] & { lookupId: string }) =>
    byLine.get(keyOf(made)) ?? byLookup.get(made.lookupId);
}
