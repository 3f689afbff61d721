import type { ExportedDecision } from '@/utils/case-file/decisions-file';
import type { RequestSubject } from '@/utils/service/operations';
import { describeSubject } from '@/utils/service/request-subject';
import {
  type Decision,
  type DecisionInput,
  type DecisionsOfSubject,
  decision,
  type SubjectDecision,
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

/**
 * Stores what the user decided on a lookup. Returns false if the lookup is deleted: no decision comes back after the data of
 * its subject are gone.
 */
export async function decide(
  database: Database,
  lookupId: string,
  made: DecisionInput,
  { now, operator }: { now: number; operator: string },
): Promise<boolean> {
  const { lookups, decisions, log, purposes } = database;
  return database.transaction('rw', [lookups, decisions, log, purposes], async () => {
    const lookup = await lookups.get(lookupId);
    if (lookup === undefined) return false;
    await saveDecision(database, { ...decisionKeys(lookup.subject), lookupId, decidedAt: now, operator, ...made });
    if (made.of === 'subject') await logDecision(database, lookup, { decision: made.value, operator, at: now });
    return true;
  });
}

/**
 * Takes a decision back: the one before returns as it was, or none. Returns false if the lookup is deleted.
 * @param hitKey null for the decision about the subject
 */
export async function undoDecision(
  database: Database,
  lookupId: string,
  hitKey: string | null,
  before: Decision | null,
  by: { now: number; operator: string },
): Promise<boolean> {
  const { lookups, decisions, log, purposes } = database;
  return database.transaction('rw', [lookups, decisions, log, purposes], async () => {
    const lookup = await lookups.get(lookupId);
    if (lookup === undefined) return false;
    const { subjectId } = decisionKeys(lookup.subject);
    const id = idOf(hitKey === null ? { subjectId } : { subjectId, hitKey });
    if (before !== null && idOf(before) !== id) return true;
    await (before === null ? decisions.delete(id) : saveDecision(database, before));
    if (hitKey === null) {
      const decision = before?.of === 'subject' ? before.value : 'none';
      await logDecision(database, lookup, { decision, ...by, at: by.now });
    }
    return true;
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

function toDecisions(rows: readonly StoredDecision[]): DecisionsOfSubject {
  const read = rows.flatMap(({ id: _, ...row }) => {
    const parsed = decision.safeParse(row);
    return parsed.success ? [parsed.data] : [];
  });
  return {
    subject: read.find((made) => made.of === 'subject') ?? null,
    hits: read.filter((made) => made.of === 'hit'),
  };
}
