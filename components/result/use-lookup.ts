import { useEffect, useMemo, useState } from 'react';
import { useLive } from '@/components/kit/use-live';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import { answerIdOf, type LookupRecord, SINGLE, type StoredAnswer } from '@/utils/lookup/lookup-record';
import type { Outcome } from '@/utils/lookup/lookup-store';
import { isFinal } from '@/utils/lookup/transitions';
import { call } from '@/utils/messages/call';
import type { Database } from '@/utils/storage/database';

/** A lookup from the database, updated as it changes. */
export interface LiveLookup {
  record: LookupRecord;
  answer: StoredAnswer | null;
  /** Its batch is paused while it waits in the queue. */
  isPaused?: boolean;
  /** Absent for a single lookup. */
  batch?: BatchRecord;
}

/** Returns one lookup, live: undefined while it loads, null if there is none. */
export function useLookup(id: string): LiveLookup | null | undefined {
  const live = useLive(...lookupQuery(id));
  const isRunning = live ? !isFinal(live.record.state) : false;
  const end = useUnstoredEnd(id, isRunning);
  return useMemo(
    () => (live && isRunning && end ? { ...live, record: { ...live.record, ...end } } : live),
    [live, isRunning, end],
  );
}

/** The query of one lookup, and its key. */
export const lookupQuery = (id: string) =>
  [(database: Database): Promise<LiveLookup | null> => readLookup(database, id), `lookup/${id}`] as const;

/** One query, so that no page briefly says that a paused lookup will be sent automatically. */
export async function readLookup(database: Database, id: string): Promise<LiveLookup | null> {
  const record = await database.lookups.get(id);
  if (!record) return null;
  const answer = (await database.answers.get(answerIdOf(record))) ?? null;
  const batch = record.batchId === SINGLE ? undefined : await database.batches.get(record.batchId);
  return {
    record,
    answer,
    isPaused: record.state === 'queued' && batch?.state === 'paused',
    ...(batch && { batch }),
  };
}

/**
 * Returns the end of a running lookup for which storage had no room. If the background dies, the first message fails, and
 * the second restarts it, which records interrupted lookups as unknown.
 */
function useUnstoredEnd(id: string, isRunning: boolean): Outcome | undefined {
  const [end, setEnd] = useState<{ of: string; outcome: Outcome }>();
  useEffect(() => {
    if (!isRunning) return;
    call('awaitLookup', { id })
      .catch(() => call('awaitLookup', { id }))
      .then(
        (outcome) => outcome && setEnd({ of: id, outcome }),
        () => undefined,
      );
  }, [id, isRunning]);
  return end?.of === id ? end.outcome : undefined;
}
