import type { BatchRecord } from '../lookup/batch-record';
import type { LookupRecord } from '../lookup/lookup-record';
import { readRows, renewRows } from '../storage/batch-rows';
import type { Database } from '../storage/database';
import { usePacedQuery } from './use-paced-query';

/** From this number of rows on, redrawing them with every answer would slow down scrolling. */
const MANY = 1000;

/**
 * Returns all rows of a batch in order, live; undefined while they load. Updates as often as the counts, so that both
 * agree; a large running batch at most once a second.
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
