import { useMemo } from 'react';
import { useApp } from '@/components/kit/use-app';
import { useThrottledQuery } from '@/components/kit/use-throttled-query';
import { answerGroupOf, type RowGroup } from '@/utils/batch/row-groups';
import { groupKey, readerOf } from '@/utils/batch/stored-summary';
import { answerIdOf, type LookupRecord } from '@/utils/lookup/lookup-record';

/** Lookups whose answers may be of a group, by the index of summaries. */
export interface AnswerGroupFound {
  rows: readonly LookupRecord[];
  /** How many answers have a summary of now, and how many there are. */
  read: number;
  total: number;
}

const EVERY_MS = 1000;

/**
 * Returns the lookups whose answers say what a group needs, live, without reading an answer; undefined while they load, null if
 * the group does not depend on answers.
 */
export function useAnswerGroup(
  id: RowGroup['id'],
  lookups: readonly LookupRecord[],
): AnswerGroupFound | null | undefined {
  const { database, profiles } = useApp();
  const group = answerGroupOf(id);
  const readers = useMemo(
    () => (group === null ? [] : [...new Set(lookups.map((row) => readerOf(row, profiles)))].sort()),
    [group, lookups, profiles],
  );
  const found = useThrottledQuery(
    async () => {
      if (group === null) return null;
      const { summaries } = database;
      const [ids, read] = await Promise.all([
        summaries
          .where('groups')
          .anyOf(readers.map((reader) => groupKey(reader, group)))
          .primaryKeys(),
        summaries.where('reader').anyOf(readers).count(),
      ]);
      return { ids: new Set(ids), read };
    },
    `${group} ${readers.join(' ')}`,
    EVERY_MS,
  );
  return useMemo(() => {
    if (group === null) return null;
    if (!found) return undefined;
    const { ids, read } = found;
    return {
      rows: lookups.filter((row) => row.state === 'done' && ids.has(answerIdOf(row))),
      read,
      total: lookups.filter(({ state, reusedFrom }) => state === 'done' && reusedFrom === undefined).length,
    };
  }, [group, found, lookups]);
}
