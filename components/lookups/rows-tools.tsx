import { ChevronDown, Download } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Button } from '@/components/kit/button';
import { MENU_ITEM_LOOK, MENU_LOOK } from '@/components/kit/look';
import { useTexts } from '@/components/kit/texts';
import type { PlainKey } from '@/utils/texts/text-key';
import { progressInWords, type ReviewState } from './use-review-state';

/** One button for what rows can be exported to: a file, and a sheet through the clipboard. */
export function ExportMenu({
  onSave,
  copying,
  isDisabled,
}: {
  onSave: () => void;
  copying?: Copying | undefined;
  isDisabled: boolean;
}) {
  const { t } = useTexts();
  return (
    <MenuTrigger>
      <Button ref={copying?.opener} data-testid="export" isDisabled={isDisabled}>
        <Download />
        {t('rows.export')}
        <ChevronDown />
      </Button>
      <Popover className={MENU_LOOK}>
        <Menu aria-label={t('rows.export')} className="outline-none">
          <MenuItem data-testid="export-csv" className={MENU_ITEM_LOOK} onAction={onSave}>
            {t('rows.exportCsv')}
          </MenuItem>
          {copying?.start && (
            <MenuItem data-testid="choose-rows" className={MENU_ITEM_LOOK} onAction={copying.start}>
              {t('rows.copyRows')}
            </MenuItem>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** Starts the choice of rows to copy. `opener`: for the button that leads there. */
interface Copying {
  start: (() => void) | null;
  opener: Ref<HTMLButtonElement>;
}

/** The number of rows shown, and what can be done with them. */
export function RowsTools({
  shown,
  total,
  review = null,
  isSearching,
  busy,
  note = null,
  saveTable,
  copying,
  children,
}: {
  shown: number;
  total: number;
  /** All that is to review is shown, and nothing else: how far that is. */
  review?: Pick<ReviewState, 'progress' | 'undecided'> | null;
  /** More rows may still be found. */
  isSearching: boolean;
  /** Progress of reading, or why it failed. */
  busy: string | null;
  /** A remark about the order of the rows. */
  note?: PlainKey | null;
  /** Null while it cannot be offered: the policy forbids it, or rows are loading. */
  saveTable: (() => void) | null;
  copying?: Copying;
  /** Further actions, before the export. */
  children?: ReactNode;
}) {
  const texts = useTexts();
  const { t } = texts;
  const part = shown === total ? t('rows.count', { count: total }) : t('count.ofTotal', { part: shown, total });
  const counted = review ? progressInWords(review, texts) : part;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="min-w-0 flex-[1_1_14rem] text-xs text-muted">
        <span role="status">
          {counted}
          {isSearching && ` · ${t('rows.searching')}`}
          {shown === 0 && !review && !isSearching && ` · ${t('rows.noRow')}`}
          {busy !== null && ` · ${busy}`}
        </span>
        {note !== null && ` · ${t(note)}`}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {children}
        {saveTable && <ExportMenu onSave={() => saveTable()} copying={copying} isDisabled={shown === 0} />}
      </div>
    </div>
  );
}
