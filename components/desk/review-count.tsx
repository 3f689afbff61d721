import { useEffect, useMemo } from 'react';
import { useTexts } from '@/components/kit/texts';
import { useRowDecisions } from '@/components/lookups/use-row-decisions';
import { useRowReadings } from '@/components/lookups/use-row-readings';
import { isInGroup } from '@/utils/batch/row-groups';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { OPERATIONS } from '@/utils/service/operations';
import { useAllLookups } from './use-all-lookups';

/** More answers are not read only to be counted. */
const MOST = 1000;

const NONE: readonly LookupRecord[] = [];

/** The number of results to review; nothing until all of their answers are read, or if there are too many. */
export function ReviewCount() {
  const { formats } = useTexts();
  const all = useAllLookups();
  const { readings, readSoFar } = useRowReadings();
  const { decisionOf } = useRowDecisions();
  const lookups = all?.isComplete ? all.lookups : NONE;
  const hasChecks = useMemo(() => lookups.some(({ subject }) => OPERATIONS[subject.operation].isScreening), [lookups]);
  const rows = useMemo(
    () => (hasChecks && lookups.length <= MOST ? lookups.filter(({ state }) => state === 'done') : NONE),
    [hasChecks, lookups],
  );
  useEffect(() => readSoFar(rows), [rows, readSoFar]);
  if (rows.length === 0 || rows.some(({ id }) => !readings.has(id))) return null;
  const toReview = rows.filter((row) => {
    const reading = readings.get(row.id);
    return isInGroup(row, { reading, decision: decisionOf(row, reading) }, 'review');
  });
  return <span className="text-xs tabular-nums">{formats.number(toReview.length)}</span>;
}
