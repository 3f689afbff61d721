import type { BatchRecord } from '../lookup/batch-record';
import { subjectText } from '../service/request-subject';
import { readBatchRows } from './batch-rows';
import type { Database } from './database';

/** The batches that retried rows of another one, newest first, and the subjects that they sent or will send. */
export interface Retries {
  batches: BatchRecord[];
  /** As {@link subjectText}. */
  subjects: ReadonlySet<string>;
}

/** Returns the retries of a batch. Rows that a stopped retry never sent do not count. */
export async function readRetries(database: Database, batchId: string): Promise<Retries> {
  const found = await database.batches.filter(({ retryOf }) => retryOf === batchId).toArray();
  const rows = (await Promise.all(found.map(({ id }) => readBatchRows(database, id)))).flat();
  return {
    batches: found.sort((a, b) => b.createdAt - a.createdAt),
    subjects: new Set(rows.filter(({ state }) => state !== 'cancelled').map(({ subject }) => subjectText(subject))),
  };
}
