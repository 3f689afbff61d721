import { useLiveQuery } from 'dexie-react-hooks';
import { answerIdOf } from '../lookup/lookup-record';
import type { Operation } from '../service/contract';
import type { Database } from '../storage/database';
import type { LiveLookup } from './use-lookup';

/** The newest answer of an operation at a base URL, live: undefined while it loads, null where there is none. */
export function useNewestAnswer(
  database: Database,
  baseUrl: string,
  operation: Operation,
): LiveLookup | null | undefined {
  return useLiveQuery(async () => {
    const record = await database.lookups
      .orderBy('createdAt')
      .reverse()
      .filter((one) => one.state === 'done' && one.baseUrl === baseUrl && one.subject.operation === operation)
      .first();
    const answer = record && (await database.answers.get(answerIdOf(record)));
    return record && answer ? { record, answer } : null;
  }, [database, baseUrl, operation]);
}
