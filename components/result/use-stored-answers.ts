import { useApp } from '@/components/kit/use-app';
import { useThrottledQuery } from '@/components/kit/use-throttled-query';
import { answerIdOf } from '@/utils/lookup/lookup-record';
import type { Operation } from '@/utils/service/operations';
import type { LiveLookup } from './use-lookup';

/** Where few answers are of this operation, a run looks through all lookups. */
const EVERY_MS = 2_000;

/**
 * Returns the stored answers of an operation at the current service, newest first, at most `limit`, live; undefined
 * while they load.
 */
export function useStoredAnswers(operation: Operation, limit: number): LiveLookup[] | undefined {
  const { database, settings } = useApp();
  const { baseUrl } = settings;
  const read = async () => {
    const records = await database.lookups
      .orderBy('createdAt')
      .reverse()
      .filter(
        (record) => record.state === 'done' && record.baseUrl === baseUrl && record.subject.operation === operation,
      )
      .limit(limit)
      .toArray();
    const answers = await database.answers.bulkGet(records.map(answerIdOf));
    return records.flatMap((record, index) => {
      const answer = answers[index];
      return answer ? [{ record, answer }] : [];
    });
  };
  return useThrottledQuery(read, `${operation} ${baseUrl}`, EVERY_MS);
}
