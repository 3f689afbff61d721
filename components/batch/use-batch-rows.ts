import { useApp } from '@/components/kit/use-app';
import { useThrottledQuery } from '@/components/kit/use-throttled-query';
import type { BatchRecord } from '@/utils/lookup/batch-record';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { readBatchRows, refreshBatchRows } from '@/utils/storage/batch-rows';

/** From this number of rows on, redrawing them with every answer would slow down scrolling. */
const MANY = 1000;

/**
 * Returns all rows of a batch in order, live; undefined while they load. Updates as often as the counts, so that both
 * agree; a large running batch at most once a second.
 */
export function useBatchRows({
  id,
  state,
  total,
}: Pick<BatchRecord, 'id' | 'state' | 'total'>): readonly LookupRecord[] | undefined {
  const { database } = useApp();
  return useThrottledQuery<readonly LookupRecord[]>(
    (before) => (before === undefined ? readBatchRows(database, id) : refreshBatchRows(database, id, before)),
    id,
    state === 'running' && total >= MANY ? 1000 : 200,
  );
}
