import { useLiveQuery } from 'dexie-react-hooks';
import { useApp } from '@/hooks/app-provider';
import { answerIdOf, type LookupRecord } from '@/utils/lookup/lookup-record';
import { readText } from '@/utils/reading/read-text';
import { ruleFor, type ScoreRules } from '@/utils/settings/score-rules';
import type { Database } from '@/utils/storage/database';
import { newestSingles } from '@/utils/storage/newest-singles';

/** One line of the recent lookups; `score` as sent, if the answer has exactly one. */
export interface RecentLookup {
  record: LookupRecord;
  score: string | null;
}

/** Returns the newest single lookups, live; undefined while they load. Batches have a separate list. */
export function useRecent(limit: number): RecentLookup[] | undefined {
  const { database, scoreRules } = useApp();
  return useLiveQuery(() => readRecent(database, scoreRules, limit), [database, scoreRules, limit]);
}

/** Returns the newest lookups first, each read under the rule of its service. */
export async function readRecent(database: Database, rules: ScoreRules, limit: number): Promise<RecentLookup[]> {
  const records = await newestSingles(database, limit);
  const answers = await database.answers.bulkGet(records.map(answerIdOf));
  return records.map((record, index) => {
    const answer = record.state === 'done' ? answers[index] : undefined;
    const rule = ruleFor(rules, record.baseUrl, record.subject.operation);
    const read = answer && readText(answer.text, record.subject, rule);
    return { record, score: read?.report.score?.value ?? null };
  });
}
