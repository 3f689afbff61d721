import { isSameRecord, type OwnRecord } from '../lookup/own-record';
import type { Database } from './database';
import { type ByUser, logOwnRecord } from './log';

/**
 * Stores the user's own record with a lookup, so that it is deleted with it; null removes it. The log has a line of each change,
 * without what the record says.
 */
export async function saveOwnRecord(
  database: Database,
  id: string,
  ownRecord: OwnRecord | null,
  by: ByUser,
): Promise<void> {
  const { lookups, log, purposes } = database;
  await database.transaction('rw', [lookups, log, purposes], async () => {
    const lookup = await lookups.get(id);
    if (!lookup || isSameRecord(lookup.ownRecord ?? null, ownRecord)) return;
    const { ownRecord: _, ...rest } = lookup;
    await lookups.put({ ...rest, ...(ownRecord && { ownRecord }) });
    await logOwnRecord(database, lookup, by);
  });
}
