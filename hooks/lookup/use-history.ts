import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import type { HistoryEntry } from '@/components/history/history-entry';
import { useApp } from '@/hooks/app-provider';
import { answerIdOf, type LookupRecord } from '@/utils/lookup/lookup-record';
import { readText } from '@/utils/reading/read-text';
import type { ScoreRule } from '@/utils/reading/score/score-rule';

/** Most answers read: an answer may have a megabyte. */
const MOST = 20;

/** Returns the newest answers about the same subject from the same service, newest first, under the current rule. */
export function useHistory(record: LookupRecord | undefined, rule: ScoreRule | undefined): HistoryEntry[] {
  const { database } = useApp();
  const key = record?.subjectKey;
  const { id: shownId, reusedFrom: shownFrom } = record ?? {};
  const stored = useLiveQuery(async () => {
    if (key === undefined) return [];
    const records = await database.lookups
      .where('[subjectKey+state+endedAt]')
      .between([key, 'done', 0], [key, 'done', Number.POSITIVE_INFINITY])
      .reverse()
      // A reused answer is still one answer: it appears once, as the displayed lookup.
      .filter(({ id, reusedFrom }) => (reusedFrom === undefined ? id !== shownFrom : id === shownId))
      .limit(MOST)
      .toArray();
    const answers = await database.answers.bulkGet(records.map(answerIdOf));
    return records.map((one, i) => ({ record: one, answer: answers[i] }));
  }, [database, key, shownId, shownFrom]);
  return useMemo(
    () =>
      (stored ?? []).flatMap(({ record: one, answer }) => {
        const read = answer && readText(answer.text, one.subject, rule);
        return read ? [{ id: one.id, at: one.endedAt ?? one.createdAt, score: read.report.score, read }] : [];
      }),
    [stored, rule],
  );
}
