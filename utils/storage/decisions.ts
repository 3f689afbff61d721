import type { RequestSubject } from '@/utils/service/operations';
import {
  type Decided,
  type DecideResult,
  type Decision,
  type DecisionInput,
  type DecisionsBySubject,
  type DecisionsOfSubject,
  decision,
  type SubjectDecision,
  type UndoResult,
} from '../decision/decision';
import { decisionKeys } from '../decision/decision-keys';
import { decisionId } from '../log/decision-in-log';
import type { Database, StoredDecision } from './database';
import { type ByUser, type LoggedDecision, logDecisions, logUndone } from './log';

/** Stores a decision; it replaces the one before about the same subject or hit. */
export async function saveDecision(database: Database, made: Decision): Promise<void> {
  await database.decisions.put({ ...decision.parse(made), id: decisionId(made) });
}

const readDecision = async (database: Database, id: string): Promise<Decision | null> => {
  const row = await database.decisions.get(id);
  return row ? (decisionIn(row) ?? null) : null;
};

/**
 * Stores what the user decided on a lookup in one press, with its lines in the log: all of it or nothing. `deleted`: its data are
 * gone, and no decision about its subject comes back.
 * @param made about one subject or hit each
 * @param over when the decision was made beside which the note was typed; null: there was none. If another one is stored,
 * nothing is: `newer`. Undefined: whatever is stored is replaced.
 */
export async function decide(
  database: Database,
  { lookupId, made, over }: { lookupId: string; made: readonly DecisionInput[]; over?: number | null | undefined },
  { now, operator }: ByUser,
): Promise<DecideResult> {
  const { lookups, decisions, log, purposes } = database;
  return database.transaction('rw', [lookups, decisions, log, purposes], async () => {
    const lookup = await lookups.get(lookupId);
    if (lookup === undefined) return 'deleted';
    const keys = decisionKeys(lookup.subject);
    const decided: (Decided & LoggedDecision)[] = [];
    for (const input of made) {
      const { drawn, ...rest } = input.of === 'hit' ? input : { ...input, drawn: {} };
      const before = await readDecision(database, decisionId({ ...keys, ...rest }));
      if (over !== undefined && (before?.decidedAt ?? null) !== over) return 'newer';
      // Of one subject or hit, each decision has another time, by which it is taken back.
      const decidedAt = Math.max(now, (before?.decidedAt ?? 0) + 1);
      decided.push({ made: { ...keys, lookupId, decidedAt, operator, ...rest }, before, drawn });
    }
    for (const { made } of decided) await saveDecision(database, made);
    await logDecisions(database, lookup, decided);
    return decided.map(({ made, before }) => ({ made, before }));
  });
}

/**
 * Takes back what was decided in one press: the decisions that it replaced return as they were, or none. `newer`: another decision
 * has replaced one of them since, and all stay.
 */
export async function undoDecisions(
  database: Database,
  lookupId: string,
  decided: readonly Decided[],
  by: ByUser,
): Promise<UndoResult> {
  const { lookups, decisions, log, purposes } = database;
  return database.transaction('rw', [lookups, decisions, log, purposes], async () => {
    const lookup = await lookups.get(lookupId);
    if (lookup === undefined) return 'deleted';
    const { subjectId } = decisionKeys(lookup.subject);
    for (const { made, before } of decided) {
      const id = decisionId(made);
      const stored = await readDecision(database, id);
      const isOfSubject = made.subjectId === subjectId && (before === null || decisionId(before) === id);
      if (!isOfSubject || stored?.decidedAt !== made.decidedAt) return 'newer';
    }
    for (const { made, before } of decided)
      await (before === null ? decisions.delete(decisionId(made)) : saveDecision(database, before));
    await logUndone(
      database,
      lookup,
      decided.map(({ made }) => made),
      by,
    );
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

/** Returns all decisions about subjects, and how many hits of each were decided to match it, by subject id. */
export async function subjectDecisions(database: Database): Promise<DecisionsBySubject> {
  const made = new Map<string, SubjectDecision>();
  const matches = new Map<string, number>();
  for (const row of await database.decisions.toArray()) {
    if (row.of === 'hit') {
      if (row.value === 'customer') matches.set(row.subjectId, (matches.get(row.subjectId) ?? 0) + 1);
      continue;
    }
    const { subject } = toDecisions([row]);
    if (subject) made.set(subject.subjectId, subject);
  }
  return { made, matches };
}

/** Returns a decision as it is stored; undefined if it is damaged. */
export const decisionIn = ({ id: _, ...row }: StoredDecision): Decision | undefined => decision.safeParse(row).data;

function toDecisions(rows: readonly StoredDecision[]): DecisionsOfSubject {
  const read = rows.flatMap((row) => decisionIn(row) ?? []);
  return {
    subject: read.find((made) => made.of === 'subject') ?? null,
    hits: read.filter((made) => made.of === 'hit'),
  };
}
