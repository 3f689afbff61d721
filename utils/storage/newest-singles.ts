import Dexie from 'dexie';
import { type LookupRecord, SINGLE } from '../lookup/lookup-record';
import type { Database } from './database';

/** Returns the newest single lookups, newest first. Uses an index, so batch rows are not read. */
export const newestSingles = (database: Database, limit: number): Promise<LookupRecord[]> =>
  database.lookups
    .where('[batchId+position]')
    .between([SINGLE, Dexie.minKey], [SINGLE, Dexie.maxKey])
    .reverse()
    .limit(limit)
    .toArray();
