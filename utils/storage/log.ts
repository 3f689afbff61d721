import { decisionKeys } from '../decision/decision-keys';
import { EMPTY_STATEMENT, type LogLine, type LogStatement, nextLine, withoutContent } from '../log/log-line';
import type { LookupRecord, Purpose } from '../lookup/lookup-record';
import { isDemo } from '../service/demo';
import { describeSubject, requestFields } from '../service/request-subject';
import type { Database, StoredLine } from './database';
import { readPurpose } from './purpose';

/** Adds a line to the log. Within the caller's transaction, which includes the table of the log. */
async function append({ log }: Database, content: LogStatement, at: number, nameId?: string): Promise<void> {
  const last = await log.toCollection().last();
  const line = nextLine(last, content, { at, salt: crypto.randomUUID() });
  await log.add({ ...line, statedAt: at, ...(nameId !== undefined && { nameId }) });
}

/** Returns what every line about a lookup states. */
function about({ id, subject }: LookupRecord, given: Purpose | undefined) {
  const { title } = describeSubject(subject);
  const others = requestFields(subject).map(([, value]) => String(value));
  return {
    ...EMPTY_STATEMENT,
    ...given,
    operation: subject.operation,
    subject: [title, ...others.filter((value) => value !== title)].join(' · '),
    lookup: id,
  };
}

/**
 * Adds the line of a lookup that has ended, or that a start reuses for another purpose. Within the caller's transaction, so
 * that no lookup ends without its line. The demo has no lines: it looks nobody up.
 */
export async function logLookup(
  database: Database,
  record: LookupRecord,
  { how, at, purpose = record.purpose }: { how: 'sent' | 'reused'; at: number; purpose?: Purpose | undefined },
): Promise<void> {
  if (isDemo(record)) return;
  const outcome = [record.state, record.failure?.kind].filter((word) => word !== undefined).join(': ');
  const content: LogStatement = { ...about(record, purpose), event: 'lookup', how, outcome };
  await append(database, content, at, decisionKeys(record.subject).nameId);
}

/**
 * Adds the line of a decision of the user about the subject of a lookup, `none` if one was taken back, under the case of now.
 * Within the caller's transaction.
 */
export async function logDecision(
  database: Database,
  record: LookupRecord,
  { decision, operator, at }: { decision: string; operator: string; at: number },
): Promise<void> {
  if (isDemo(record)) return;
  const purpose = { ...(await readPurpose(database)), operator };
  const content: LogStatement = { ...about(record, purpose), event: 'decision', decision };
  await append(database, content, at, decisionKeys(record.subject).nameId);
}

/** Removes what a line states, with its salt. Its place stays. */
export function withdraw(line: StoredLine): void {
  Object.assign(line, withoutContent(line));
  delete line.nameId;
  delete line.statedAt;
}

/** The newest line about a lookup: what a note quotes. Undefined if there is none, or its content is gone. */
export const newestLineOf = ({ log }: Database, lookupId: string): Promise<StoredLine | undefined> =>
  log.where('content.lookup').equals(lookupId).last();

/** The same for many lookups, by the lookup. */
export async function newestLinesOf(
  { log }: Database,
  lookupIds: readonly string[],
): Promise<ReadonlyMap<string, StoredLine>> {
  const lines = await log.where('content.lookup').anyOf(lookupIds).sortBy('number');
  return new Map(lines.flatMap((line) => (line.content ? [[line.content.lookup, line]] : [])));
}

/** Returns the whole log as it is exported, first line first. */
export async function readLog({ log }: Database): Promise<LogLine[]> {
  return (await log.toArray()).map(({ nameId: _, statedAt: _at, ...line }) => line);
}

/** The end of a log, and how much it was about, before everything is deleted. */
export interface LogEnd {
  last: StoredLine | undefined;
  lookups: number;
}

/**
 * Goes on with the log after the deletion of all data, with one line that says how many lookups went, and when. Lines that
 * were added since the deletion follow it.
 */
export async function logDeletion(database: Database, { last, lookups }: LogEnd, at: number): Promise<void> {
  const { log } = database;
  await database.transaction('rw', log, async () => {
    const since = await log.toArray();
    await log.clear();
    const content: LogStatement = { ...EMPTY_STATEMENT, event: 'deletion', outcome: String(lookups) };
    let line: LogLine = nextLine(last, content, { at, salt: crypto.randomUUID() });
    await log.add(line);
    for (const { nameId, statedAt, content, salt, at } of since) {
      if (content === null || salt === null) continue;
      line = nextLine(line, content, { at, salt });
      await log.add({ ...line, ...(nameId !== undefined && { nameId }), ...(statedAt !== undefined && { statedAt }) });
    }
  });
}
