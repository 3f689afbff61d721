import Dexie from 'dexie';
import type { BatchCounts } from '@/utils/batch/batch-counts';
import { type LookupRecord, type LookupState, lookupState } from '../lookup/lookup-record';
import type { Database } from './database';

const SLICE = 1000;

/** The rows of a batch, in order. */
export const rowsOf = ({ lookups }: Database, batchId: string) =>
  lookups.where('[batchId+position]').between([batchId, Dexie.minKey], [batchId, Dexie.maxKey]);

/** The rows of a batch in one state, in order. */
export const rowsInState = ({ lookups }: Database, batchId: string, state: LookupState) =>
  lookups.where('[batchId+state+position]').between([batchId, state, Dexie.minKey], [batchId, state, Dexie.maxKey]);

/** Counts the rows of a batch by state, from the index alone. */
export async function countBatchRows(database: Database, batchId: string): Promise<BatchCounts> {
  const reused = database.lookups
    .where('[batchId+reusedFrom]')
    .between([batchId, Dexie.minKey], [batchId, Dexie.maxKey])
    .count();
  const counted = lookupState.options.map(async (state) => [
    state,
    await rowsInState(database, batchId, state).count(),
  ]);
  return { ...Object.fromEntries(await Promise.all(counted)), reused: await reused };
}

/** Returns all rows of a batch in order, read in slices so that a page can draw in between. */
export async function readBatchRows({ lookups }: Database, batchId: string): Promise<LookupRecord[]> {
  const rows: LookupRecord[] = [];
  for (;;) {
    const after = rows.at(-1)?.position ?? -1;
    const slice = await lookups
      .where('[batchId+position]')
      .between([batchId, after], [batchId, Dexie.maxKey], false)
      .limit(SLICE)
      .toArray();
    rows.push(...slice);
    if (slice.length < SLICE) return rows;
  }
}

/**
 * Returns the current rows, given the earlier ones; reads only changed rows. Returns the same list if nothing changed.
 */
export async function refreshBatchRows(
  database: Database,
  batchId: string,
  before: readonly LookupRecord[],
): Promise<readonly LookupRecord[]> {
  const stored = await rowsOf(database, batchId).count();
  // Rows are never added, only erased.
  if (stored !== before.length) return readBatchRows(database, batchId);
  const keys = async (state: LookupState) => new Set(await rowsInState(database, batchId, state).primaryKeys());
  const [queued, sending] = await Promise.all([keys('queued'), keys('sending')]);
  const moved = before.flatMap(({ id, state }, at) => {
    if (state !== 'queued' && state !== 'sending') return [];
    return (state === 'queued' ? queued : sending).has(id) ? [] : [{ id, at }];
  });
  if (moved.length === 0) return before;
  const fresh = await database.lookups.bulkGet(moved.map(({ id }) => id));
  const after = [...before];
  for (const [i, { at }] of moved.entries()) {
    const record = fresh[i];
    if (record) after[at] = record;
  }
  return after;
}

/** Counts the rows of running batches without an answer, from the index alone. */
export async function countUnsettledRows(database: Database): Promise<number> {
  const running = await database.batches.where('state').equals('running').primaryKeys();
  const counts = running.flatMap((id) =>
    (['queued', 'sending'] as const).map((state) => rowsInState(database, id, state).count()),
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
