import type { CaseContent, CaseFile } from '@/utils/case/case-content';
import { type CaseHandle, CURRENT_CASE } from '@/utils/case/case-handle';
import { decisionKeys } from '../decision/decision-keys';
import { decisionOfLine, pastDecisions } from '../log/decision-in-log';
import { caseKey } from '../lookup/case-key';
import { type LookupRecord, requestedAt } from '../lookup/lookup-record';
import { type Role, roleOf } from '../lookup/role';
import { batchesOf } from './batches-of';
import type { Database, StoredLine } from './database';
import { decisionsOfMany } from './decisions';
import { decisionLinesOfMany, inOrder, withoutKeys } from './log';
import { readPurpose } from './purpose';

/** Reads all that is stored of a case, in one transaction. No answer is read. An index finds it: a log may have many thousand lines. */
export function readCase(database: Database, reference: string): Promise<CaseContent> {
  const { lookups, batches, log, decisions, files, colleagues } = database;
  return database.transaction('r', [lookups, batches, log, decisions, files, colleagues], async () => {
    const of = caseKey(reference).caseKey ?? '';
    const own = await log.where('caseKey').equals(of).toArray();
    const stated = own.filter(({ content }) => content?.reference === reference);
    const made = await lookups.where('caseKey').equals(of).toArray();
    const known = new Map(made.map((record) => [record.id, record]));
    const others = [...new Set(stated.map(({ content }) => content?.lookup ?? ''))].filter((id) => id !== '');
    const asked = await lookups.bulkGet(others.filter((id) => !known.has(id)));
    for (const record of asked) if (record) known.set(record.id, record);
    // Of what has expired or was deleted, other lines say when it was answered.
    const gone = others.filter((id) => !known.has(id));
    const ofGone = await log.where('content.lookup').anyOf(gone).toArray();
    const lines = inOrder([...stated, ...ofGone]);
    const subjectIds = subjectIdsOf([...known.values()], lines);
    const decided = inOrder(await decisionLinesOfMany(database, subjectIds));
    const erased = own.filter((line) => line.erased?.reference === reference);
    const expiries = await log.where('[content.event+content.how]').equals(['expired', '']).toArray();
    const records = [...known.values()].sort((a, b) => requestedAt(a) - requestedAt(b));
    return {
      reference,
      lookups: records,
      roles: await rolesOf(database, records),
      lines: lines.map(withoutKeys),
      erased: erased.map(({ number, at, erased }) => ({ number, at, erasedAt: erased?.at ?? at })),
      expiries: expiries.map(withoutKeys),
      past: pastDecisions(decided),
      files: await filesAbout(database, subjectIds),
      decisions: await decisionsOfMany(database, subjectIds),
    };
  });
}

async function rolesOf(database: Database, records: readonly LookupRecord[]): Promise<Map<string, Role>> {
  const batches = await batchesOf(database, records);
  return new Map(
    records.flatMap((record) => {
      const role = roleOf(record, batches.get(record.batchId));
      return role ? [[record.id, role]] : [];
    }),
  );
}

async function filesAbout({ files, colleagues }: Database, subjectIds: readonly string[]): Promise<CaseFile[]> {
  const rows = await colleagues.where('subjectId').anyOf(subjectIds).toArray();
  const counts = Map.groupBy(rows, ({ file }) => file);
  const read = await files.bulkGet([...counts.keys()]);
  return read
    .flatMap((file): CaseFile[] => {
      if (!file) return [];
      const { readAt: _, ...stated } = file;
      return [{ ...stated, count: counts.get(file.id)?.length ?? 0 }];
    })
    .sort((a, b) => b.madeAt - a.madeAt);
}

function subjectIdsOf(records: readonly LookupRecord[], lines: readonly StoredLine[]): string[] {
  const decided = lines.flatMap((line) => decisionOfLine(line)?.subjectId ?? []);
  return [...new Set([...records.map(({ subject }) => decisionKeys(subject).subjectId), ...decided])];
}

/** Returns the case that a handle names; empty if nothing says so any more. */
export async function referenceOf(database: Database, handle: CaseHandle): Promise<string> {
  const { lookups, log } = database;
  if (handle === CURRENT_CASE) return (await readPurpose(database)).reference;
  if (!/^\d+$/.test(handle)) return (await lookups.get(handle))?.purpose?.reference ?? '';
  const line = await log.get(Number(handle));
  return line?.content?.reference ?? line?.erased?.reference ?? '';
}

/** Returns the handle of the case with a reference; undefined if nothing is stored of it. */
export async function handleOf({ lookups, log }: Database, reference: string): Promise<CaseHandle | undefined> {
  const of = caseKey(reference).caseKey ?? '';
  const lines = await log.where('caseKey').equals(of).toArray();
  const line = lines.findLast(({ content }) => content?.reference === reference);
  if (line) return String(line.number);
  const [id] = await lookups.where('caseKey').equals(of).primaryKeys();
  if (id !== undefined) return id;
  const erased = lines.find((line) => line.erased?.reference === reference);
  return erased && String(erased.number);
}
