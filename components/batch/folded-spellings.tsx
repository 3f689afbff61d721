import { Checkbox } from '@/components/kit/checkbox';
import { Notice } from '@/components/kit/notice';
import { RichText, useTexts } from '@/components/kit/texts';
import type { FoldedSpelling } from '@/utils/batch/fold-spellings';

/**
 * Lists addresses that differ only in capital letters: which spelling is looked up for the others, and an option to
 * keep all.
 */
export function FoldedSpellings({
  folded,
  keepAll,
  onKeepAll,
}: {
  folded: readonly FoldedSpelling[];
  keepAll: boolean;
  onKeepAll: (keepAll: boolean) => void;
}) {
  const { t, formats } = useTexts();
  const left = folded.reduce((sum, { others }) => sum + others.length, 0);
  if (left === 0) return null;
  return (
    <Notice title={t('newBatch.spellings', { count: left })}>
      <ul className="max-h-64 overflow-auto">
        {folded.map(({ use, isSaved, others }) => (
          <li key={use} className="wrap-anywhere">
            {keepAll ? (
              <RichText text="newBatch.asWritten" slots={{ others: <bdi>{formats.list(others)}</bdi> }} />
            ) : (
              <RichText
                text={isSaved ? 'newBatch.savedForOthers' : 'newBatch.onceForOthers'}
                slots={{ address: <bdi className="font-medium">{use}</bdi>, others: <bdi>{formats.list(others)}</bdi> }}
              />
            )}
          </li>
        ))}
      </ul>
      <Checkbox isSelected={keepAll} onChange={onKeepAll}>
        {t('newBatch.everySpelling', { count: left })}
      </Checkbox>
    </Notice>
  );
}
