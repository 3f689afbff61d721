import { Notice } from '@/components/kit/notice';
import { RichText, useTexts } from '@/components/kit/texts';
import type { OtherColumns } from '@/utils/list/other-columns';
import { LineList } from './line-list';

/** Says which columns of a file stay with the batch, and which of its cells do not. */
export function KeptColumns({ columns }: { columns: OtherColumns | null }) {
  const { t, formats } = useTexts();
  if (columns === null) return null;
  const { headings, withAddresses, sent, table, leftOut } = columns;
  if (table === null)
    return (
      <Notice tone="caution" data-testid="kept-columns" title={t('newBatch.columnsTooLarge')}>
        <p>{t('newBatch.columnsTooLargeText')}</p>
      </Notice>
    );
  const names = headings.map((name, at) => name || t('column.numbered', { number: at + 1 }));
  const others = names.filter((_, at) => at !== sent);
  return (
    <>
      <Notice data-testid="kept-columns" title={t('newBatch.columnsKept', { count: others.length })}>
        <p className="wrap-anywhere">
          <bdi>{formats.list(others)}</bdi>
        </p>
        <p>
          {withAddresses.length === 0 ? (
            t('newBatch.columnsKeptText')
          ) : (
            <RichText
              text="newBatch.columnsKeptAddresses"
              slots={{ columns: <bdi>{formats.list(withAddresses.map((at) => names[at] ?? ''))}</bdi> }}
            />
          )}
        </p>
      </Notice>
      {leftOut.length > 0 && (
        <Notice
          tone="caution"
          data-testid="lines-without-columns"
          title={t('newBatch.linesWithoutColumns', { count: leftOut.length })}
        >
          <p>{t('newBatch.linesWithoutColumnsText')}</p>
          <LineList lines={leftOut} />
        </Notice>
      )}
    </>
  );
}
