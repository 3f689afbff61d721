import type { OwnRecord } from '../lookup/own-record';
import type { Database } from './database';

/** Stores the user's own record with a lookup, so that it is deleted with it; null removes it. */
export async function saveOwnRecord({ lookups }: Database, id: string, ownRecord: OwnRecord | null): Promise<void> {
  await lookups.where({ id }).modify((record) => {
    if (ownRecord === null) delete record.ownRecord;
    else record.ownRecord = ownRecord;
  });
}
