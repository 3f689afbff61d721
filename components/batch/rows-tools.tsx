import type { ReactNode } from 'react';
import { useTexts } from '@/components/kit/texts';
import type { PlainKey } from '@/utils/texts/text-key';
import { ExportMenu } from './export-menu';

/** The number of rows shown, and what can be done with them. */
export function RowsTools({
  shown,
  total,
  isReview = false,
  isSearching,
  busy,
  note = null,
  exports,
  children,
}: {
  shown: number;
  total: number;
  /** All that is to review is shown, and nothing else. */
  isReview?: boolean;
  /** More rows may still be found. */
  isSearching: boolean;
  /** Progress of reading, or why it failed. */
  busy: string | null;
  /** A remark about the order of the rows. */
  note?: PlainKey | null;
  /** Null while they cannot be offered: the policy forbids them, or rows are loading. */
  exports: { csv: () => void; json: () => void } | null;
  /** Further actions, before the exports. */
  children?: ReactNode;
}) {
  const { t } = useTexts();
  const part = shown === total ? t('rows.count', { count: total }) : t('count.ofTotal', { part: shown, total });
  const counted = isReview ? t('rows.leftToReview', { count: shown }) : part;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="min-w-0 flex-[1_1_14rem] text-xs text-muted">
        <span role="status">
          {counted}
          {isSearching && ` · ${t('rows.searching')}`}
          {shown === 0 && !isSearching && ` · ${t('rows.noRow')}`}
          {busy !== null && ` · ${busy}`}
        </span>
        {note !== null && ` · ${t(note)}`}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {children}
        {exports && <ExportMenu onCsv={exports.csv} onJson={exports.json} isDisabled={shown === 0} />}
      </div>
    </div>
  );
}
