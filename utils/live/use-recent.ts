import { useLiveQuery } from 'dexie-react-hooks';
import { answerIdOf, type LookupRecord } from '../lookup/lookup-record';
import { readText } from '../reading/read-text';
import { type ReadingRules, ruleFor } from '../settings/reading-rules';
import type { Database } from '../storage/database';
import { newestSingles } from '../storage/newest-singles';

/** One line of the recent look-ups; `score` is the score as sent, where the answer has a single one. */
export interface RecentLookup {
  record: LookupRecord;
  score: string | null;
}

/** The newest of the look-ups that were asked for one at a time, live; undefined while they load. Batches have their own list. */
export function useRecent(
  database: Database,
  rules: ReadingRules | undefined,
  limit: number,
): RecentLookup[] | undefined {
  return useLiveQuery(
    async () => (rules === undefined ? undefined : readRecent(database, rules, limit)),
    [database, rules, limit],
  );
}

/** The newest first, each read by the rule of its service. */
export async function readRecent(database: Database, rules: ReadingRules, limit: number): Promise<RecentLookup[]> {
  const records = await newestSingles(database, limit);
  const answers = await database.answers.bulkGet(records.map(answerIdOf));
  return records.map((record, index) => {
    const answer = record.state === 'done' ? answers[index] : undefined;
    const rule = ruleFor(rules, record.baseUrl, record.subject.operation);
    const read = answer && readText(answer.text, record.subject, rule);
    return { record, score: read?.report.score?.value ?? null };
  });
}
