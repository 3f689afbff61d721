import type { LookupRecord } from '../lookup/lookup-record';
import type { Database } from './database';

const SLICE = 1000;

/** Newest first; the rows of a batch, which are created together, in its order. */
const byNewest = (a: LookupRecord, b: LookupRecord): number => b.createdAt - a.createdAt || a.position - b.position;

/** Returns the newest lookups, newest first. */
export const readNewestLookups = async ({ lookups }: Database, limit: number): Promise<LookupRecord[]> =>
  (await lookups.orderBy('createdAt').reverse().limit(limit).toArray()).sort(byNewest);

/**
 * Returns all lookups, newest first, read in slices so that a page can draw in between. `onSlice` prepares the rows of a
 * slice.
 */
export async function readAllLookups(
  { lookups }: Database,
  onSlice: (slice: readonly LookupRecord[]) => void = () => undefined,
): Promise<LookupRecord[]> {
  const all: LookupRecord[] = [];
  for (;;) {
    const slice = await lookups
      .where(':id')
      .above(all.at(-1)?.id ?? '')
      .limit(SLICE)
      .toArray();
    onSlice(slice);
    all.push(...slice);
    if (slice.length < SLICE) return all.sort(byNewest);
  }
}

/**
 * Returns the current lookups, given the earlier ones; reads only new and unsettled ones unless some were erased.
 * `onSlice`: as in {@link readAllLookups}.
 */
export async function refreshAllLookups(
  database: Database,
  before: readonly LookupRecord[],
  onSlice?: (slice: readonly LookupRecord[]) => void,
): Promise<readonly LookupRecord[]> {
  const { lookups } = database;
  const newest = before[0]?.createdAt ?? 0;
  const known = new Set(before.filter(({ createdAt }) => createdAt === newest).map(({ id }) => id));
  const since = await lookups.where('createdAt').aboveOrEqual(newest).toArray();
  const added = since.filter(({ id }) => !known.has(id));
  if ((await lookups.count()) !== before.length + added.length) return readAllLookups(database, onSlice);
  const open = before.filter(({ state }) => state === 'queued' || state === 'sending');
  const fresh = new Map((await lookups.bulkGet(open.map(({ id }) => id))).map((record) => [record?.id, record]));
  const isChanged = open.some(({ id, state }) => fresh.get(id)?.state !== state);
  if (added.length === 0 && !isChanged) return before;
  const after = isChanged ? before.map((record) => fresh.get(record.id) ?? record) : before;
  return [...added.sort(byNewest), ...after];
}
