import type { CaseContent } from '@/utils/case/case-content';
import { type CaseHandle, CURRENT_CASE } from '@/utils/case/case-handle';
import { decisionKeys } from '../decision/decision-keys';
import { decisionOfLine, pastDecisions } from '../log/decision-lines';
import { type LookupRecord, requestedAt } from '../lookup/lookup-record';
import type { Database, StoredLine } from './database';
import { decisionsOfMany } from './decisions';
import { withoutKeys } from './log';
import { readPurpose } from './purpose';

/** Reads all that is stored of a case, in one transaction. No answer is read. */
export function readCase(database: Database, reference: string): Promise<CaseContent> {
  const { lookups, log, decisions } = database;
  return database.transaction('r', [lookups, log, decisions], async () => {
    const all = await log.toArray();
    const stated = all.filter(({ content }) => content?.reference === reference);
    const made = await lookups.filter(({ purpose }) => purpose?.reference === reference).toArray();
    const known = new Map(made.map((record) => [record.id, record]));
    const others = [...new Set(stated.map(({ content }) => content?.lookup ?? ''))].filter((id) => id !== '');
    const asked = await lookups.bulkGet(others.filter((id) => !known.has(id)));
    for (const record of asked) if (record) known.set(record.id, record);
    // Of what has expired or was deleted, other lines say when it was answered.
    const gone = new Set(others.filter((id) => !known.has(id)));
    const lines = all.filter(({ content }) => content && (content.reference === reference || gone.has(content.lookup)));
    const subjectIds = subjectIdsOf([...known.values()], lines);
    const isAbout = new Set(subjectIds);
    const decided = all.filter(({ subjectId }) => subjectId !== undefined && isAbout.has(subjectId));
    const erased = all.filter((line) => line.erased?.reference === reference);
    const expiries = all.filter(({ content }) => content?.event === 'expired' && content.how === '');
    return {
      reference,
      lookups: [...known.values()].sort((a, b) => requestedAt(a) - requestedAt(b)),
      lines: lines.map(withoutKeys),
      erased: erased.map(({ number, at, erased }) => ({ number, at, erasedAt: erased?.at ?? at })),
      expiries: expiries.map(withoutKeys),
      past: pastDecisions(decided),
      decisions: await decisionsOfMany(database, subjectIds),
    };
  });
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
  const lines = await log.toArray();
  const line = lines.findLast(({ content }) => content?.reference === reference);
  if (line) return String(line.number);
  const [id] = await lookups.filter(({ purpose }) => purpose?.reference === reference).primaryKeys();
  if (id !== undefined) return id;
  const erased = lines.find((line) => line.erased?.reference === reference);
  return erased && String(erased.number);
}
