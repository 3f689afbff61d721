import type { BatchRecord } from '../lookup/batch-record';
import type { LookupRecord } from '../lookup/lookup-record';
import { readRows, renewRows } from '../storage/batch-rows';
import type { Database } from '../storage/database';
import { usePacedQuery } from './use-paced-query';

/**
 * All rows of a batch in their order, live; undefined while they load. Renewed at most once a second while the batch is
 * sent, and as often as its counts afterwards: "Finished" above rows that still say "waiting" would be false.
 */
export function useBatchRows(
  database: Database,
  { id, state }: Pick<BatchRecord, 'id' | 'state'>,
): readonly LookupRecord[] | undefined {
  return usePacedQuery<readonly LookupRecord[]>(
    (before) => (before === undefined ? readRows(database, id) : renewRows(database, id, before)),
    id,
    state === 'running' ? 1000 : 200,
  );
}
