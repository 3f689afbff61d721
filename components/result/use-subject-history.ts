import { useMemo } from 'react';
import { useApp } from '@/components/kit/use-app';
import { useLive } from '@/components/kit/use-live';
import { answerIdOf, type LookupRecord } from '@/utils/lookup/lookup-record';
import { interpret } from '@/utils/reading/interpret';
import type { Interpretation } from '@/utils/reading/parse-answer';
import type { Database } from '@/utils/storage/database';
import { database } from '@/utils/storage/page-database';
import type { SubjectHistoryList } from './history-entry';
import { useInterpretations } from './use-interpretations';
import type { LiveLookup } from './use-lookup';

/** Maximum number of answers read beside the one that is shown: an answer may have a megabyte. */
const MAX_ANSWERS = 20;

/** The query of the newest answered lookups about the subject of a lookup, and its key. */
export function recordsQuery(record: Pick<LookupRecord, 'id' | 'subjectKey' | 'reusedFrom'> | undefined) {
  const { subjectKey: key, id: shownId, reusedFrom: shownFrom } = record ?? {};
  const read = async ({ lookups }: Database): Promise<LookupRecord[]> =>
    key === undefined
      ? []
      : lookups
          .where('[subjectKey+state+endedAt]')
          .between([key, 'done', 0], [key, 'done', Number.POSITIVE_INFINITY])
          .reverse()
          // A reused answer is still one answer: it appears once, as the displayed lookup.
          .filter(({ id, reusedFrom }) => (reusedFrom === undefined ? id !== shownFrom : id === shownId))
          .limit(MAX_ANSWERS)
          .toArray();
  return [read, `records/${key}/${shownId}/${shownFrom}`] as const;
}

/**
 * Returns a lookup's answer as read by the rule of its service, null if it is missing or not JSON; and its lookup among the
 * newest about its subject, newest first. Their answers are read once somebody wants to see them.
 */
export function useSubjectHistory(live: LiveLookup | null | undefined): {
  read: Interpretation | null;
  history: SubjectHistoryList;
} {
  const { profiles } = useApp();
  const { record } = live ?? {};
  const shownId = record?.id ?? '';
  const stored = useLive(...recordsQuery(record));
  const records = useMemo(() => {
    const listed = stored ?? [];
    // The shown answer may be older than all that are listed.
    return !record || listed.some(({ id }) => id === record.id) ? listed : [...listed, record];
  }, [record, stored]);
  const interpretationOf = useInterpretations(useMemo(() => (live ? [live] : []), [live]));
  const read = interpretationOf(shownId);
  const history = useMemo(
    () => ({
      count: records.length,
      async load() {
        const answers = await database.answers.bulkGet(records.map(answerIdOf));
        return records.flatMap((record, i) => {
          const answer = answers[i];
          const entry = record.id === shownId ? read : answer && interpret(record, answer, profiles);
          const { id, endedAt, createdAt } = record;
          return entry ? [{ id, at: endedAt ?? createdAt, score: entry.report.score, read: entry }] : [];
        });
      },
    }),
    [records, shownId, read, profiles],
  );
  return { read, history };
}
