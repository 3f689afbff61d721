import { RichText, useTexts } from '@/components/kit/texts';
import { OPERATIONS, type Operation } from '@/utils/service/operations';

/** Says how many rows of a batch are not sent yet, and where they go. */
export function RowsLeft({
  operation,
  count,
  host: before,
  goesTo,
}: {
  operation: Operation;
  count: number;
  /** Host of the rows sent before. */
  host: string;
  goesTo: string;
}) {
  const { t } = useTexts();
  const host = <strong className="wrap-anywhere">{goesTo}</strong>;
  if (count === 0) return t('batch.nothingLeft');
  const subjects = t(OPERATIONS[operation].words.found, { count });
  if (goesTo === before) return <RichText text="batch.left" slots={{ subjects, host }} />;
  return <RichText text="batch.leftForOther" slots={{ subjects, host, before }} />;
}
