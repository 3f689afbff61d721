import { useApp } from '@/components/kit/use-app';
import { useThrottledQuery } from '@/components/kit/use-throttled-query';
import { answerIdOf, type LookupRecord, type StoredAnswer } from '@/utils/lookup/lookup-record';
import type { Operation } from '@/utils/service/operations';
import type { Database } from '@/utils/storage/database';
import { database } from '@/utils/storage/page-database';

/** Where few answers are of this operation, a run looks through all lookups. */
const EVERY_MS = 2_000;

/** A lookup with its stored answer. */
export interface StoredLookup {
  record: LookupRecord;
  answer: StoredAnswer;
}

/** Reads the stored answers of an operation at a base URL, newest first, at most `limit`. */
export async function readStoredAnswers(
  database: Database,
  baseUrl: string,
  operation: Operation,
  limit: number,
): Promise<StoredLookup[]> {
  const records = await database.lookups
    .orderBy('createdAt')
    .reverse()
    .filter((record) => record.state === 'done' && record.baseUrl === baseUrl && record.subject.operation === operation)
    .limit(limit)
    .toArray();
  const answers = await database.answers.bulkGet(records.map(answerIdOf));
  return records.flatMap((record, index) => {
    const answer = answers[index];
    return answer ? [{ record, answer }] : [];
  });
}

/**
 * Returns the stored answers of an operation at the current service, newest first, at most `limit`, live; undefined
 * while they load.
 */
export function useStoredAnswers(operation: Operation, limit: number): StoredLookup[] | undefined {
  const { settings } = useApp();
  const { baseUrl } = settings;
  const read = () => readStoredAnswers(database, baseUrl, operation, limit);
  return useThrottledQuery(read, `${operation} ${baseUrl}`, EVERY_MS);
}
