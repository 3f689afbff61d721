import { useTexts } from '@/components/kit/texts';
import type { DecisionOf } from '@/utils/batch/row-decision';
import type { RowSummary } from '@/utils/batch/row-summary';
import type { LookupRecord } from '@/utils/lookup/lookup-record';

/** How many new results say the same as when their subjects were decided; nothing if none was decided. */
export function CheckedAgain({
  rows,
  readings,
  decisionOf,
}: {
  rows: readonly LookupRecord[];
  readings: ReadonlyMap<string, RowSummary>;
  decisionOf: DecisionOf;
}) {
  const { t, formats } = useTexts();
  const found = rows.flatMap((row) => decisionOf(row, readings.get(row.id))?.isChanged ?? []);
  if (found.length === 0) return null;
  const changed = found.filter((isChanged) => isChanged).length;
  return (
    <p role="status" data-testid="checked-again">
      {t('due.found', { changed: formats.number(changed), same: formats.number(found.length - changed) })}
    </p>
  );
}
