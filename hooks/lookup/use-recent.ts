import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { useApp } from '@/hooks/app-provider';
import { answerIdOf, type LookupRecord, type StoredAnswer } from '@/utils/lookup/lookup-record';
import type { Database } from '@/utils/storage/database';
import { newestSingles } from '@/utils/storage/newest-singles';
import { useInterpretations } from './use-interpretations';

/** One line of the recent lookups; `score` as sent, if the answer has exactly one. */
export interface RecentLookup {
  record: LookupRecord;
  score: string | null;
}

const NONE: StoredLookup[] = [];

/** Returns the newest single lookups, live; undefined while they load. Batches have a separate list. */
export function useRecent(limit: number): RecentLookup[] | undefined {
  const { database } = useApp();
  const stored = useLiveQuery(() => readRecent(database, limit), [database, limit]);
  const interpretationOf = useInterpretations(stored ?? NONE);
  return useMemo(
    () => stored?.map(({ record }) => ({ record, score: interpretationOf(record.id)?.report.score?.value ?? null })),
    [stored, interpretationOf],
  );
}

interface StoredLookup {
  record: LookupRecord;
  answer: StoredAnswer | undefined;
}

/** Returns the newest single lookups first, each with its answer. */
export async function readRecent(database: Database, limit: number): Promise<StoredLookup[]> {
  const records = await newestSingles(database, limit);
  const answers = await database.answers.bulkGet(records.map(answerIdOf));
  return records.map((record, i) => ({ record, answer: answers[i] }));
}
