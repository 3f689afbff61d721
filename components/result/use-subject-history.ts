import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { useApp } from '@/components/kit/use-app';
import { answerIdOf } from '@/utils/lookup/lookup-record';
import type { Interpretation } from '@/utils/reading/parse-answer';
import type { HistoryEntry } from './history-entry';
import { useInterpretations } from './use-interpretations';
import type { LiveLookup } from './use-lookup';

/** Maximum number of answers read beside the one that is shown: an answer may have a megabyte. */
const MAX_ANSWERS = 20;

/**
 * Returns a lookup's answer as read by the rule of its service, null if it is missing or not JSON; and this answer among
 * the newest about its subject, newest first.
 */
export function useSubjectHistory(live: LiveLookup | null | undefined): {
  read: Interpretation | null;
  history: HistoryEntry[];
} {
  const { database } = useApp();
  const { subjectKey: key, id: shownId = '', reusedFrom: shownFrom } = live?.record ?? {};
  const stored = useLiveQuery(async () => {
    if (key === undefined) return [];
    const records = await database.lookups
      .where('[subjectKey+state+endedAt]')
      .between([key, 'done', 0], [key, 'done', Number.POSITIVE_INFINITY])
      .reverse()
      // A reused answer is still one answer: it appears once, as the displayed lookup.
      .filter(({ id, reusedFrom }) => (reusedFrom === undefined ? id !== shownFrom : id === shownId))
      .limit(MAX_ANSWERS)
      .toArray();
    const answers = await database.answers.bulkGet(records.map(answerIdOf));
    return records.map((record, i) => ({ record, answer: answers[i] }));
  }, [database, key, shownId, shownFrom]);
  const answered = useMemo(() => {
    const listed = stored ?? [];
    // The shown answer may be older than all that are listed.
    return !live || listed.some(({ record }) => record.id === live.record.id) ? listed : [...listed, live];
  }, [live, stored]);
  const interpretationOf = useInterpretations(answered);
  const history = useMemo(
    () =>
      answered.flatMap(({ record: { id, endedAt, createdAt } }) => {
        const read = interpretationOf(id);
        return read ? [{ id, at: endedAt ?? createdAt, score: read.report.score, read }] : [];
      }),
    [answered, interpretationOf],
  );
  return { read: interpretationOf(shownId), history };
}
