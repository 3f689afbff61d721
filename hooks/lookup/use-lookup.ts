import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo, useState } from 'react';
import { useApp } from '@/hooks/app-provider';
import { answerIdOf, type LookupRecord, type StoredAnswer } from '@/utils/lookup/lookup-record';
import { isFinal } from '@/utils/lookup/transitions';
import { call } from '@/utils/messages/call';
import type { Database } from '@/utils/storage/database';

/** A lookup from the database, updated as it changes. */
export interface LiveLookup {
  record: LookupRecord;
  answer: StoredAnswer | null;
  /** Its batch is paused while it waits in the queue. */
  isPaused?: boolean;
}

/**
 * Returns one lookup, live: undefined while it loads, null if there is none. If its end could not be stored, it is
 * `unknown`.
 */
export function useLookup(id: string): LiveLookup | null | undefined {
  const { database } = useApp();
  const live = useLiveQuery(() => readLookup(database, id), [database, id]);
  const isRunning = live ? !isFinal(live.record.state) : false;
  const isLost = useIsLost(id, isRunning) && isRunning;
  return useMemo(
    () => (live && isLost ? { ...live, record: { ...live.record, state: 'unknown' } } : live),
    [live, isLost],
  );
}

/** One query, so that no page briefly says that a paused lookup will be sent automatically. */
export async function readLookup(database: Database, id: string): Promise<LiveLookup | null> {
  const record = await database.lookups.get(id);
  if (!record) return null;
  const answer = (await database.answers.get(answerIdOf(record))) ?? null;
  const batch = record.state === 'queued' ? await database.batches.get(record.batchId) : undefined;
  return { record, answer, isPaused: batch?.state === 'paused' };
}

/**
 * Returns whether the end of a running lookup is lost. Keeps a message open meanwhile: if the background dies, the
 * message fails; the second one restarts the background, which first records interrupted lookups as unknown.
 */
function useIsLost(id: string, isRunning: boolean): boolean {
  const [lostId, setLostId] = useState<string>();
  useEffect(() => {
    if (!isRunning) return;
    call('awaitLookup', { id })
      .catch(() => call('awaitLookup', { id }))
      .then(
        (end) => end === 'unknown' && setLostId(id),
        () => undefined,
      );
  }, [id, isRunning]);
  return lostId === id;
}
