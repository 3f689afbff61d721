import type { Decision } from '../decision/decision';
import { decisionKeys } from '../decision/decision-keys';
import { statedDecision } from '../log/decision-in-log';
import { EMPTY_STATEMENT, type LogLine, type LogStatement, nextLine, withoutContent } from '../log/log-line';
import { purposeOf } from '../log/purpose-of';
import { statedSubject } from '../log/stated-subject';
import { caseKey } from '../lookup/case-key';
import type { LookupRecord, Purpose } from '../lookup/lookup-record';
import { isDemo } from '../service/demo-account';
import type { Database, StoredLine } from './database';
import { readPurpose } from './purpose';

/** The keys by which the content of a line is found, as long as it has any. */
type LineKeys = Pick<StoredLine, 'nameId' | 'subjectId' | 'statedAt'>;

/** A line to add: what it states, when (in milliseconds), and how it is found. */
export type Entry = { content: LogStatement; at: number } & LineKeys;

/** Adds lines to the log. Within the caller's transaction, which includes the table of the log. */
export async function append({ log }: Database, entries: readonly Entry[]): Promise<void> {
  let last: LogLine | undefined = await log.toCollection().last();
  const lines = entries.map(({ content, at, ...keys }) => {
    const stated = withoutEmpty(content);
    const line = nextLine(last, stated, { at, salt: crypto.randomUUID() });
    last = line;
    return { ...line, ...keys, ...caseKey(content.reference) };
  });
  await log.bulkAdd(lines);
}

/** What a line need not state is absent. */
function withoutEmpty(content: LogStatement): LogStatement {
  const needed = new Set<string>([...Object.keys(EMPTY_STATEMENT), 'event']);
  return Object.fromEntries(
    Object.entries(content).filter(([field, text]) => needed.has(field) || text !== ''),
    // Only optional fields are left out.
  ) as LogStatement;
}

/** Returns what every line about a lookup states. */
function about({ id, subject }: LookupRecord, given: Purpose | undefined) {
  return {
    ...EMPTY_STATEMENT,
    ...given,
    operation: subject.operation,
    subject: statedSubject(subject),
    lookup: id,
  };
}

/** Returns the keys of a line about a lookup. */
const keysOf = ({ subject }: LookupRecord, at: number) => ({ nameId: decisionKeys(subject).nameId, statedAt: at });

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
  await append(database, [{ content, at, ...keysOf(record, at) }]);
}

/** Who acts, and when. */
export interface ByUser {
  operator: string;
  /** Milliseconds. */
  now: number;
}

/** A decision that is stored now, with what its line says of a hit beside it. */
export interface LoggedDecision {
  made: Decision;
  drawn: Pick<LogStatement, 'hit' | 'compared'>;
}

/**
 * Adds the lines of what the user decided in one press on a lookup, under the case of now. Within the caller's transaction, so that
 * no decision is stored without its line.
 */
export async function logDecisions(
  database: Database,
  record: LookupRecord,
  decisions: readonly LoggedDecision[],
): Promise<void> {
  if (isDemo(record)) return;
  const purpose = await readPurpose(database);
  const together = decisions.length > 1 ? String(decisions.length) : '';
  const entries = decisions.map(({ made, drawn }): Entry => {
    const given = { ...purpose, operator: made.operator };
    const content: LogStatement = {
      ...{ ...about(record, given), event: 'decision', ...statedDecision(made), ...drawn, together },
    };
    const at = made.decidedAt;
    return { content, at, ...keysOf(record, at), subjectId: made.subjectId };
  });
  await append(database, entries);
}

/** Adds the lines of decisions on a lookup that the user takes back; each names the line of its decision. */
export async function logUndone(
  database: Database,
  record: LookupRecord,
  decisions: readonly Decision[],
  { operator, now }: ByUser,
): Promise<void> {
  if (isDemo(record)) return;
  const { subjectId } = decisionKeys(record.subject);
  const lines = await database.log.where('subjectId').equals(subjectId).toArray();
  const purpose = { ...(await readPurpose(database)), operator };
  const entries = decisions.map((made): Entry => {
    const { keys, decision } = statedDecision(made);
    const taken = lines.findLast(({ at, content }) => at === made.decidedAt && content?.keys === keys);
    const content: LogStatement = {
      ...{ ...about(record, purpose), event: 'undone', decision: decision ?? '', line: String(taken?.number ?? '') },
      ...(taken?.content?.hit && { hit: taken.content.hit }),
    };
    return { content, at: now, ...keysOf(record, now), subjectId };
  });
  await append(database, entries);
}

/** Adds the line that the user's own record of a lookup's subject was changed. Within the caller's transaction. */
export async function logOwnRecord(database: Database, record: LookupRecord, { operator, now }: ByUser): Promise<void> {
  if (isDemo(record)) return;
  const content: LogStatement = {
    ...{ ...about(record, { ...(await readPurpose(database)), operator }), event: 'record' },
  };
  await append(database, [{ content, at: now, ...keysOf(record, now) }]);
}

/**
 * Adds a line for each day on which expired results were answered. It names nobody. Within the caller's transaction.
 * @param days YYYY-MM-DD, one for each result
 */
export async function logExpired(database: Database, days: readonly string[], at: number): Promise<void> {
  const entries = [...Map.groupBy(days, (day) => day)].map(([day, results]): Entry => {
    const content: LogStatement = { ...EMPTY_STATEMENT, event: 'expired', outcome: `${results.length}: ${day}` };
    return { content, at };
  });
  await append(database, entries);
}

/** Removes what a line states, with its salt. Its place stays. */
export function withdraw(line: StoredLine): void {
  Object.assign(line, withoutContent(line));
  delete line.nameId;
  delete line.subjectId;
  delete line.statedAt;
  delete line.caseKey;
  delete line.erased;
}

/** Removes what a line states; its case keeps saying that a line was deleted, and when, until the line would have expired. */
export function withdrawFromCase(line: StoredLine, at: number): void {
  const { content, statedAt, caseKey } = line;
  withdraw(line);
  if (!content || content.reference === '' || statedAt === undefined) return;
  Object.assign(line, { statedAt, ...(caseKey && { caseKey }), erased: { reference: content.reference, at } });
}

/** The newest line about a lookup: what a note quotes. Undefined if there is none, or its content is gone. */
export const newestLineOf = ({ log }: Database, lookupId: string): Promise<StoredLine | undefined> =>
  log.where('content.lookup').equals(lookupId).last();

/** Returns why a lookup was made last; see `purposeOf`. */
export const readPurposeOf = async (database: Database, record: LookupRecord): Promise<Purpose | null> =>
  purposeOf(record, await newestLineOf(database, record.id));

const MANY = 2000;

/** The newest lines about many lookups, by the lookup. */
export async function newestLinesOf(
  { log }: Database,
  lookupIds: readonly string[],
): Promise<ReadonlyMap<string, StoredLine>> {
  // The cursor of an `anyOf` takes seconds for many; all lines together take one.
  const lines =
    lookupIds.length > MANY ? await log.toArray() : await log.where('content.lookup').anyOf(lookupIds).sortBy('number');
  return new Map(lines.flatMap((line) => (line.content ? [[line.content.lookup, line]] : [])));
}

/** Returns the lines of all decisions about a subject and its hits, also those taken back, oldest first. */
export const decisionLinesOf = ({ log }: Database, subjectId: string): Promise<StoredLine[]> =>
  log.where('subjectId').equals(subjectId).sortBy('number');

/** Returns the lines of all decisions about many subjects. */
export const decisionLinesOfMany = async ({ log }: Database, subjectIds: readonly string[]): Promise<StoredLine[]> => {
  if (subjectIds.length <= MANY) return log.where('subjectId').anyOf(subjectIds).toArray();
  const wanted = new Set(subjectIds);
  return (await log.toArray()).filter(({ subjectId }) => subjectId !== undefined && wanted.has(subjectId));
};

/** Returns lines by their number, each once. */
export const inOrder = (lines: readonly StoredLine[]): StoredLine[] =>
  [...new Map(lines.map((line) => [line.number, line])).values()].sort((a, b) => a.number - b.number);

/** Returns a line as it is exported. */
export const withoutKeys = ({
  nameId: _name,
  subjectId: _subject,
  statedAt: _at,
  caseKey: _case,
  erased: _erased,
  ...line
}: StoredLine): LogLine => line;

/** Returns the whole log as it is exported, first line first. */
export async function readLog({ log }: Database): Promise<LogLine[]> {
  return (await log.toArray()).map(withoutKeys);
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
    const moved = new Map<string, string>();
    for (const { number, content, salt, at, nameId, subjectId, statedAt } of since) {
      if (content === null || salt === null) continue;
      const { line: taken } = content;
      line = nextLine(line, { ...content, ...(taken && { line: moved.get(taken) ?? '' }) }, { at, salt });
      moved.set(String(number), String(line.number));
      const keys = { ...(nameId && { nameId }), ...(subjectId && { subjectId }), ...(statedAt && { statedAt }) };
      await log.add({ ...line, ...keys, ...caseKey(content.reference) });
    }
  });
}
