import type { LookupRecord } from '../lookup/lookup-record';
import { readRows, renewRows } from '../storage/batch-rows';
import type { Database } from '../storage/database';
import { usePacedQuery } from './use-paced-query';

/** All rows of a batch in their order, live, renewed at most once a second; undefined while they load. */
export function useBatchRows(database: Database, id: string): readonly LookupRecord[] | undefined {
  return usePacedQuery<readonly LookupRecord[]>(
    (before) => (before === undefined ? readRows(database, id) : renewRows(database, id, before)),
    id,
    1000,
  );
}
