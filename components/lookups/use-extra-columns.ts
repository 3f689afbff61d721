import { useMemo } from 'react';
import type { DecisionOf } from '@/utils/batch/row-decision';
import { areScreened } from '@/utils/batch/row-groups';
import type { RowSummary } from '@/utils/batch/row-summary';
import type { LookupRecord } from '@/utils/lookup/lookup-record';
import { OPERATIONS } from '@/utils/service/operations';
import type { ExtraColumns } from './row-columns';

const NONE: ExtraColumns['kept'] = [];

/** Returns which columns of a table have something to show: an empty one takes the room of an address. */
export function useExtraColumns(
  rows: readonly LookupRecord[],
  {
    readings,
    decisionOf,
    hasDecisions,
    hasBands,
  }: {
    readings: ReadonlyMap<string, RowSummary>;
    decisionOf: DecisionOf;
    /** There is any decision. */
    hasDecisions: boolean;
    hasBands: boolean;
  },
  kept: ExtraColumns['kept'] = NONE,
): ExtraColumns {
  const hasHits = useMemo(() => areScreened(rows), [rows]);
  const isDecided = useMemo(
    () => hasDecisions && rows.some((row) => decisionOf(row, undefined) !== undefined),
    [hasDecisions, rows, decisionOf],
  );
  const hasBand = hasBands && isAnyRead(readings, ({ band }) => band !== null);
  const haveRemarks = useMemo(
    () =>
      rows.some(({ failure, subject }) => failure !== undefined || OPERATIONS[subject.operation].columns.length > 1),
    [rows],
  );
  const hasRemarks =
    haveRemarks || isAnyRead(readings, ({ remark, changedSince }) => remark !== null || changedSince !== null);
  return useMemo(
    () => ({ hasHits, hasDecisions: isDecided, hasBands: hasBand, hasRemarks, kept }),
    [hasHits, isDecided, hasBand, hasRemarks, kept],
  );
}

function isAnyRead(readings: ReadonlyMap<string, RowSummary>, has: (reading: RowSummary) => boolean): boolean {
  for (const reading of readings.values()) if (has(reading)) return true;
  return false;
}
