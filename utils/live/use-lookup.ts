import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo } from 'react';
import { answerIdOf, type LookupRecord, type StoredAnswer } from '../lookup/lookup-record';
import { isFinal } from '../lookup/transitions';
import { call } from '../messages/call';
import { readText } from '../reading/read-text';
import type { ReadingRule } from '../reading/rule';
import type { Database } from '../storage/database';

/** A look-up as it stands in the database, renewed as it changes. */
export interface LiveLookup {
  record: LookupRecord;
  answer: StoredAnswer | null;
  /** It stands in the queue of a batch that is paused. */
  isPaused?: boolean;
}

/** One look-up, live: undefined while it loads, null where there is none. */
export function useLookup(database: Database, id: string): LiveLookup | null | undefined {
  const live = useLiveQuery(() => readLookup(database, id), [database, id]);
  useEndOf(id, live ? !isFinal(live.record.state) : false);
  return live;
}

/** In one query, so that no page says for a moment that a paused look-up will be sent by itself. */
export async function readLookup(database: Database, id: string): Promise<LiveLookup | null> {
  const record = await database.lookups.get(id);
  if (!record) return null;
  const answer = (await database.answers.get(answerIdOf(record))) ?? null;
  const batch = record.state === 'queued' ? await database.batches.get(record.batchId) : undefined;
  return { record, answer, isPaused: batch?.state === 'paused' };
}

/** The answer of a look-up, read for display by the rule; null while there is none or where it is no JSON. */
export function useReading(live: LiveLookup | null | undefined, rule: ReadingRule | undefined) {
  const subject = live?.record.subject;
  const text = live?.record.state === 'done' ? live.answer?.text : undefined;
  return useMemo(
    () => (subject === undefined || text === undefined ? null : readText(text, subject, rule)),
    [subject, text, rule],
  );
}

/**
 * Holds a message open while a look-up runs. If the background dies, the message fails, and the second one wakes a new
 * background, which first writes down as unknown what was cut off.
 */
function useEndOf(id: string, running: boolean): void {
  useEffect(() => {
    if (!running) return;
    call('awaitLookup', { id })
      .catch(() => call('awaitLookup', { id }))
      .catch(() => undefined);
  }, [id, running]);
}
