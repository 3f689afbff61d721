import Dexie from 'dexie';
import { type LookupRecord, SINGLE } from '../lookup/lookup-record';
import type { Database } from './database';

/** The newest look-ups that were asked for one at a time, newest first. By an index: rows of batches are not read. */
export const newestSingles = (database: Database, limit: number): Promise<LookupRecord[]> =>
  database.lookups
    .where('[batchId+position]')
    .between([SINGLE, Dexie.minKey], [SINGLE, Dexie.maxKey])
    .reverse()
    .limit(limit)
    .toArray();
