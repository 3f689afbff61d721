import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import { type DecisionOf, decisionsByRow, UNDECIDED } from '@/utils/batch/row-decision';
import { calendarDay } from '@/utils/settings/calendar-day';
import { subjectDecisions } from '@/utils/storage/decisions';
import { database } from '@/utils/storage/page-database';

/** Returns what the user decided about the subjects of rows, live, with one query. `hasDecisions`: there is any decision. */
export function useRowDecisions(): { decisionOf: DecisionOf; hasDecisions: boolean } {
  const decisions = useLiveQuery(() => subjectDecisions(database), []);
  const decisionOf = useMemo(
    () => (decisions ? decisionsByRow(decisions, calendarDay(new Date())) : UNDECIDED),
    [decisions],
  );
  return { decisionOf, hasDecisions: (decisions?.made.size ?? 0) > 0 };
}
