import { useLiveQuery } from 'dexie-react-hooks';
import { answerIdOf, type LookupRecord } from '../lookup/lookup-record';
import { readText } from '../reading/read-text';
import { type ReadingRules, ruleFor } from '../settings/reading-rules';
import type { Database } from '../storage/database';

/** One line of the recent look-ups; `score` is the score as sent, where the answer has a single one. */
export interface RecentLookup {
  record: LookupRecord;
  score: string | null;
}

/** The newest look-ups first, live; undefined while they load. */
export function useRecent(
  database: Database,
  rules: ReadingRules | undefined,
  limit: number,
): RecentLookup[] | undefined {
  return useLiveQuery(async () => {
    if (rules === undefined) return undefined;
    const records = await database.lookups.orderBy('createdAt').reverse().limit(limit).toArray();
    const answers = await database.answers.bulkGet(records.map(answerIdOf));
    return records.map((record, index) => {
      const answer = record.state === 'done' ? answers[index] : undefined;
      const rule = ruleFor(rules, record.baseUrl, record.subject.operation);
      const read = answer && readText(answer.text, record.subject, rule);
      return { record, score: read?.report.score?.value ?? null };
    });
  }, [database, rules, limit]);
}
