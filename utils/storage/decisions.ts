import type { ExportedDecision } from '@/utils/case-file/decisions-file';
import type { RequestSubject } from '@/utils/service/operations';
import { describeSubject } from '@/utils/service/request-subject';
import {
  type Decided,
  type DecideResult,
  type Decision,
  type DecisionInput,
  type DecisionsOfSubject,
  decision,
  type SubjectDecision,
  type UndoResult,
} from '../decision/decision';
import { decisionKeys } from '../decision/decision-keys';
import type { Database, StoredDecision } from './database';
import { logDecision } from './log';

const idOf = (made: { subjectId: string; hitKey?: string }): string =>
  made.hitKey === undefined ? made.subjectId : `${made.subjectId} ${made.hitKey}`;

/** Stores a decision; it replaces the one before about the same subject or hit. */
export async function saveDecision(database: Database, made: Decision): Promise<void> {
  await database.decisions.put({ ...decision.parse(made), id: idOf(made) });
}

const readDecision = async (database: Database, id: string): Promise<Decision | null> => {
  const row = await database.decisions.get(id);
  return row ? (decisionIn(row) ?? null) : null;
};

/**
 * Stores what the user decided on a lookup. `deleted`: its data are gone, and no decision about its subject comes back.
 * @param over when the decision was made beside which the note was typed; null: there was none. If another one is stored,
 * nothing is: `newer`. Undefined: whatever is stored is replaced.
 */
export async function decide(
  database: Database,
  { lookupId, made, over }: { lookupId: string; made: DecisionInput; over?: number | null | undefined },
  { now, operator }: { now: number; operator: string },
): Promise<DecideResult> {
  const { lookups, decisions, log, purposes } = database;
  return database.transaction('rw', [lookups, decisions, log, purposes], async () => {
    const lookup = await lookups.get(lookupId);
    if (lookup === undefined) return 'deleted';
    const keys = decisionKeys(lookup.subject);
    const before = await readDecision(database, idOf({ ...keys, ...made }));
    if (over !== undefined && (before?.decidedAt ?? null) !== over) return 'newer';
    // Of one subject or hit, each decision has another time, by which it is taken back.
    const decidedAt = Math.max(now, (before?.decidedAt ?? 0) + 1);
    const stored: Decision = { ...keys, lookupId, decidedAt, operator, ...made };
    await saveDecision(database, stored);
    if (made.of === 'subject') await logDecision(database, lookup, { decision: made.value, operator, at: now });
    return { made: stored, before };
  });
}

/**
 * Takes a decision back: the one that it replaced returns as it was, or none. `newer`: another decision has replaced it since,
 * which stays.
 */
export async function undoDecision(
  database: Database,
  lookupId: string,
  { made, before }: Decided,
  by: { now: number; operator: string },
): Promise<UndoResult> {
  const { lookups, decisions, log, purposes } = database;
  return database.transaction('rw', [lookups, decisions, log, purposes], async () => {
    const lookup = await lookups.get(lookupId);
    if (lookup === undefined) return 'deleted';
    const id = idOf(made);
    const stored = await readDecision(database, id);
    const isOfSubject = made.subjectId === decisionKeys(lookup.subject).subjectId;
    if (!isOfSubject || stored?.decidedAt !== made.decidedAt || (before !== null && idOf(before) !== id))
      return 'newer';
    await (before === null ? decisions.delete(id) : saveDecision(database, before));
    if (made.of === 'subject') {
      const decision = before?.of === 'subject' ? before.value : 'none';
      await logDecision(database, lookup, { decision, ...by, at: by.now });
    }
    return 'undone';
  });
}

/** Returns all decisions about a subject and its hits. A damaged one is left out. */
export async function decisionsOf(database: Database, subjectId: string): Promise<DecisionsOfSubject> {
  return toDecisions(await database.decisions.where('subjectId').equals(subjectId).toArray());
}

/** Returns the decision about a subject as the card in a page shows it: without the note. */
export async function shortDecision(
  database: Database,
  subject: RequestSubject,
): Promise<Pick<SubjectDecision, 'value' | 'decidedAt' | 'validUntil' | 'facts'> | null> {
  const { subject: made } = await decisionsOf(database, decisionKeys(subject).subjectId);
  if (made === null) return null;
  const { value, decidedAt, validUntil, facts } = made;
  return { value, decidedAt, validUntil, facts };
}

/** Returns the decisions about many subjects by subject id; subjects without any are absent. */
export async function decisionsOfMany(
  database: Database,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, DecisionsOfSubject>> {
  const rows = await database.decisions
    .where('subjectId')
    .anyOf([...new Set(subjectIds)])
    .toArray();
  const bySubject = Map.groupBy(rows, ({ subjectId }) => subjectId);
  return new Map([...bySubject].map(([subjectId, of]) => [subjectId, toDecisions(of)]));
}

/** Returns all decisions about subjects, without those about hits, by subject id. */
export async function subjectDecisions(database: Database): Promise<ReadonlyMap<string, SubjectDecision>> {
  const { subjects } = Object.groupBy(await database.decisions.toArray(), ({ of }) =>
    of === 'subject' ? 'subjects' : 'hits',
  );
  const read = (subjects ?? []).flatMap((row) => toDecisions([row]).subject ?? []);
  return new Map(read.map((made) => [made.subjectId, made]));
}

/** Returns every decision with whom it is about, oldest first; a damaged one is left out. */
export async function exportDecisions(database: Database): Promise<ExportedDecision[]> {
  const { lookups, decisions, log } = database;
  return database.transaction('r', [lookups, decisions, log], async () => {
    const rows = await decisions.orderBy('decidedAt').toArray();
    const made = rows.flatMap((row): Decision[] => {
      const { subject, hits } = toDecisions([row]);
      return subject ? [subject] : [...hits];
    });
    const ids = [...new Set(made.map(({ lookupId }) => lookupId))];
    // The log says longer than the results who was looked up.
    const lines = await log.where('content.lookup').anyOf(ids).toArray();
    const subjects = new Map(lines.map(({ content }) => [content?.lookup, content?.subject]));
    for (const lookup of await lookups.bulkGet(ids))
      if (lookup) subjects.set(lookup.id, describeSubject(lookup.subject).title);
    return made.map((one) => ({ made: one, subject: subjects.get(one.lookupId) ?? '' }));
  });
}

/** Undefined if it is damaged. */
const decisionIn = ({ id: _, ...row }: StoredDecision): Decision | undefined => decision.safeParse(row).data;

function toDecisions(rows: readonly StoredDecision[]): DecisionsOfSubject {
  const read = rows.flatMap((row) => decisionIn(row) ?? []);
  return {
    subject: read.find((made) => made.of === 'subject') ?? null,
    hits: read.filter((made) => made.of === 'hit'),
  };
}
