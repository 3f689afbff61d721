import { Notice } from '@/components/kit/notice';
import { RichText, useTexts } from '@/components/kit/texts';
import type { FoldedSpelling } from '@/utils/list/fold-spellings';

/** Lists addresses that differ only in capital letters: which spelling is looked up for the others. */
export function FoldedSpellings({ folded }: { folded: readonly FoldedSpelling[] }) {
  const { t, formats } = useTexts();
  const left = folded.reduce((sum, { others }) => sum + others.length, 0);
  if (left === 0) return null;
  return (
    <Notice title={t('newBatch.spellings', { count: left })}>
      <ul className="max-h-64 overflow-auto">
        {folded.map(({ use, isSaved, others }) => (
          <li key={use} className="wrap-anywhere">
            <RichText
              text={isSaved ? 'newBatch.savedForOthers' : 'newBatch.onceForOthers'}
              slots={{ address: <bdi className="font-medium">{use}</bdi>, others: <bdi>{formats.list(others)}</bdi> }}
            />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
