import { useThrottledQuery } from '@/components/kit/use-throttled-query';
import { searchTextOf } from '@/utils/batch/arrange-rows';
import { subjectIdOf } from '@/utils/batch/row-decision';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { readAllLookups, readNewestLookups, refreshAllLookups } from '@/utils/storage/all-lookups';
import { database } from '@/utils/storage/page-database';

/**
 * Prepares what search and decisions look at, slice by slice, so that the first keystroke need not do it for all. Digests of
 * subjects take long, and nobody asks for them while nothing is decided.
 */
const preparing = (areDecided: boolean) => (slice: readonly LookupRecord[]) => {
  for (const row of slice) {
    searchTextOf(row);
    if (areDecided) subjectIdOf(row);
  }
};

/** Enough to fill a window until all are read. */
const FIRST = 100;
/** A running batch changes lookups a hundred times a second. */
const EVERY_MS = 1000;

/** Returns the newest lookups, single or of batches, newest first, live; undefined while they load. */
export function useNewestLookups(): readonly LookupRecord[] | undefined {
  return useThrottledQuery(() => readNewestLookups(database, FIRST), 'newest', EVERY_MS);
}

/**
 * Returns every lookup, single or of a batch, newest first, live; at first only the newest, then `isComplete`. Undefined
 * while they load.
 */
export function useAllLookups(): { lookups: readonly LookupRecord[]; isComplete: boolean } | undefined {
  const newest = useThrottledQuery<readonly LookupRecord[]>(
    async (before) => before ?? readNewestLookups(database, FIRST),
    'newest',
    EVERY_MS,
  );
  // Reading all of them at once would hold back the first rows.
  const isShown = newest !== undefined;
  const all = useThrottledQuery<readonly LookupRecord[] | null>(
    async (before) => {
      if (!isShown) return null;
      const prepare = preparing((await database.decisions.count()) > 0);
      return before ? refreshAllLookups(database, before, prepare) : readAllLookups(database, prepare);
    },
    isShown ? 'all' : 'none',
    EVERY_MS,
  );
  const lookups = all ?? newest;
  return lookups && { lookups, isComplete: all != null };
}
