import { type Decision, decision, type HitDecision, type SubjectDecision } from '../decision/decision';
import type { Database, StoredDecision } from './database';

/** What the user decided about a subject and the hits of its lookups. */
export interface DecisionsOfSubject {
  subject: SubjectDecision | null;
  hits: readonly HitDecision[];
}

const idOf = (made: Pick<HitDecision, 'subjectId'> & { hitKey?: string }): string =>
  made.hitKey === undefined ? made.subjectId : `${made.subjectId} ${made.hitKey}`;

/** Stores a decision; it replaces the one before about the same subject or hit. */
export async function saveDecision(database: Database, made: Decision): Promise<void> {
  await database.decisions.put({ ...decision.parse(made), id: idOf(made) });
}

/** Removes a decision, as undo does. */
export async function removeDecision(database: Database, made: Decision): Promise<void> {
  await database.decisions.delete(idOf(made));
}

/** Returns all decisions about a subject and its hits. A damaged one is left out. */
export async function decisionsOf(database: Database, subjectId: string): Promise<DecisionsOfSubject> {
  return toDecisions(await database.decisions.where('subjectId').equals(subjectId).toArray());
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
