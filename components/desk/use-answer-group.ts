import { useMemo } from 'react';
import { useApp } from '@/components/kit/use-app';
import { useThrottledQuery } from '@/components/kit/use-throttled-query';
import { answerGroupOf, type RowGroup } from '@/utils/batch/row-groups';
import { groupKey, readerOf } from '@/utils/batch/stored-summary';
import { answerIdOf, type LookupRecord } from '@/utils/lookup/lookup-record';
import { database } from '@/utils/storage/page-database';

/** Lookups whose answers may be of a group, by the index of summaries. */
export interface AnswerGroupFound {
  rows: readonly LookupRecord[];
  /** How many answers have a summary of now, and how many there are; the same until they are counted. */
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
  const { profiles } = useApp();
  const group = answerGroupOf(id);
  const readers = useMemo(
    () => (group === null ? [] : [...new Set(lookups.map((row) => readerOf(row, profiles)))].sort()),
    [group, lookups, profiles],
  );
  const { summaries } = database;
  // One query for each reader: the cursor of an `anyOf` takes seconds for fifty thousand.
  const ofEach = <T>(query: (reader: string) => PromiseLike<T>): Promise<T[]> => Promise.all(readers.map(query));
  const key = `${group} ${readers.join(' ')}`;
  const ids = useThrottledQuery(
    async () =>
      group &&
      new Set(
        (await ofEach((reader) => summaries.where('groups').equals(groupKey(reader, group)).primaryKeys())).flat(),
      ),
    key,
    EVERY_MS,
  );
  // Counting takes longer than finding, and nobody waits for it.
  const isFound = ids != null;
  const counts = useThrottledQuery(
    async () => (isFound ? ofEach((reader) => summaries.where('reader').equals(reader).count()) : null),
    isFound ? key : '',
    EVERY_MS,
  );
  const rows = useMemo(
    () => ids && lookups.filter((row) => row.state === 'done' && ids.has(answerIdOf(row))),
    [ids, lookups],
  );
  const total = useMemo(
    () => lookups.filter(({ state, reusedFrom }) => state === 'done' && reusedFrom === undefined).length,
    [lookups],
  );
  if (group === null) return null;
  if (!rows) return undefined;
  return { rows, read: counts?.reduce((sum, count) => sum + count, 0) ?? total, total };
}
