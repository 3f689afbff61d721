import type { BatchRecord } from '../lookup/batch-record';
import type { LookupRecord } from '../lookup/lookup-record';
import { readRows, renewRows } from '../storage/batch-rows';
import type { Database } from '../storage/database';
import { usePacedQuery } from './use-paced-query';

/** From so many rows on, drawing them anew with every answer would take from the time for scrolling. */
const MANY = 1000;

/**
 * All rows of a batch in their order, live; undefined while they load. Renewed as often as its counts, or else "Finished"
 * stands above rows that say "waiting"; a batch of many rows at most once a second while it is sent.
 */
export function useBatchRows(
  database: Database,
  { id, state, total }: Pick<BatchRecord, 'id' | 'state' | 'total'>,
): readonly LookupRecord[] | undefined {
  return usePacedQuery<readonly LookupRecord[]>(
    (before) => (before === undefined ? readRows(database, id) : renewRows(database, id, before)),
    id,
    state === 'running' && total >= MANY ? 1000 : 200,
  );
}
