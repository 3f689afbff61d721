import { decisionKeys } from '../decision/decision-keys';
import { carriedDecisions } from '../hand-over/carried-decisions';
import type { HandOver } from '../hand-over/hand-over';
import { joinLog, numberedAgain } from '../hand-over/join-log';
import { FROM_FILE, lookupOfFile } from '../hand-over/lookup-of-file';
import { decisionOfLine } from '../log/decision-in-log';
import type { LogLine } from '../log/log-line';
import { statedSubjects } from '../log/stated-subject';
import { caseKey } from '../lookup/case-key';
import { isDemo } from '../service/demo-account';
import type { Database, StoredLine } from './database';
import { saveDecision } from './decisions';
import type { ByUser } from './log';
import { type FileToRead, logReadIn } from './read-in';
import { restoreColleagues } from './restore-colleagues';

/** `other-user`: it is the data of somebody else, and there are data here. */
export type RestoreResult = 'restored' | 'other-user';

/** Whether somebody's data may be restored here: nobody has worked here, or the same user. */
export async function mayRestore(database: Database, by: string, operator: string): Promise<boolean> {
  if (by !== '' && by === operator) return true;
  const { lookups, decisions, log } = database;
  const counts = await Promise.all([
    lookups.filter((lookup) => !isDemo(lookup)).count(),
    decisions.count(),
    log.filter(({ content }) => content?.event !== 'deletion' && content?.event !== 'read-in').count(),
  ]);
  return counts.every((count) => count === 0);
}

/** Takes all that a file has back as the user's own data: all of it in one transaction, or nothing. What is there already stays. */
export async function restore(database: Database, read: FileToRead, by: ByUser): Promise<RestoreResult> {
  const { lookups, answers, batches, decisions, log, files, colleagues } = database;
  const { file } = read;
  return database.transaction('rw', [lookups, answers, batches, decisions, log, files, colleagues], async () => {
    if (!(await mayRestore(database, file.by, by.operator))) return 'other-user';
    const known = new Set(await lookups.toCollection().primaryKeys());
    const added = file.lookups.filter(({ id }) => !known.has(id));
    const ids = new Set(added.map(({ id }) => id));
    await lookups.bulkAdd(added.map(lookupOfFile));
    await answers.bulkPut(file.answers.filter(({ id }) => ids.has(id)));
    const lists = new Set(await batches.toCollection().primaryKeys());
    await batches.bulkAdd(
      file.batches.filter(({ id }) => !lists.has(id)).map((batch) => ({ ...batch, accountId: FROM_FILE })),
    );
    const counts = { lookups: added.length, decisions: carriedDecisions(file).size, lines: file.lines.length };
    await restoreLog(database, read, () => logReadIn(database, read, { use: 'restore', counts }, by));
    await restoreDecisions(database, file);
    await restoreColleagues(database, file);
    return 'restored';
  });
}

/** The file's log goes on here where it is the same; else its lines follow the line that it was read in. */
async function restoreLog({ log }: Database, { file }: FileToRead, addLine: () => Promise<void>): Promise<void> {
  const own = await log.toArray();
  const { following, again } = joinLog(own, file.lines);
  await log.bulkAdd(following.map(withKeys));
  await addLine();
  const numbers = new Map(own.map(({ salt, number }) => [salt, String(number)]));
  const salts = new Map(file.lines.map(({ number, salt }) => [String(number), salt]));
  const numberOf = (number: string) => numbers.get(salts.get(number) ?? null);
  await log.bulkAdd(numberedAgain(await log.toCollection().last(), again, numberOf).map(withKeys));
}

/** Found from what the line states, never from what a file says of it. */
function withKeys(line: LogLine): StoredLine {
  if (line.content === null) return line;
  const made = decisionOfLine(line);
  const [subject] = statedSubjects(line.content);
  const { nameId, subjectId } = made ?? (subject ? decisionKeys(subject) : { nameId: undefined, subjectId: undefined });
  const isOfDecision = line.content.event === 'decision' || line.content.event === 'undone';
  return {
    ...line,
    ...(nameId && { nameId }),
    ...(isOfDecision && subjectId && { subjectId }),
    statedAt: line.at,
    ...caseKey(line.content.reference),
  };
}

/** Puts what the joined journal says of each subject and hit of the file; a newer decision that is stored stays. */
async function restoreDecisions(database: Database, file: HandOver): Promise<void> {
  const { decisions, log } = database;
  const standing = carriedDecisions({ lines: await log.toArray(), decisions: file.decisions });
  for (const id of carriedDecisions(file).keys()) {
    const made = standing.get(id);
    const stored = await decisions.get(id);
    if (made && (stored?.decidedAt ?? 0) < made.decidedAt) await saveDecision(database, made);
  }
}
