import { RichText, useTexts } from '@/components/kit/texts';

/** Says how many rows of a batch are not sent yet, and where they go. */
export function RowsLeft({
  count,
  host: before,
  goesTo,
}: {
  count: number;
  /** Host of the rows sent before. */
  host: string;
  goesTo: string;
}) {
  const { t } = useTexts();
  const host = <strong className="wrap-anywhere">{goesTo}</strong>;
  if (count === 0) return t('batch.nothingLeft');
  if (goesTo === before) return <RichText text="batch.left" slots={{ count, host }} />;
  return <RichText text="batch.leftForOther" slots={{ count, host, before }} />;
}
