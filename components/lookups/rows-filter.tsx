import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { CHIP_LOOK } from '@/components/kit/look';
import { TextField } from '@/components/kit/text-field';
import { useTexts } from '@/components/kit/texts';
import type { RowFilter } from '@/utils/batch/arrange-rows';
import { HIT_GROUP_NAMES } from '@/utils/batch/hits-in-words';
import type { RowGroup } from '@/utils/batch/row-groups';
import { STATE_TEXTS } from '@/utils/lookup/state-texts';

/** Whether a group has a name of ours, not of the provider or the user. */
const isOurs = ({ name }: RowGroup): boolean =>
  name === null || typeof name === 'string' || 'hits' in name || 'state' in name;

/** Filters the table by group, each with its number of rows, and by part of what a row shows. */
export function RowsFilter({
  filter,
  groups,
  isCounted = true,
  isFirst = false,
  onChange,
  children,
}: {
  filter: RowFilter;
  groups: readonly RowGroup[];
  /** False while rows are missing from the groups. */
  isCounted?: boolean;
  /** The search takes the focus as it appears. */
  isFirst?: boolean;
  onChange: (filter: RowFilter) => void;
  /** Further filters, beside the search. */
  children?: ReactNode;
}) {
  const { t, formats } = useTexts();
  const nameOf = ({ name, reused }: RowGroup) => {
    if (name === null) return t('rows.all');
    if (name === 'review') return t('rows.toReview');
    if (name === 'undecided') return t('rows.undecided');
    if ('hits' in name) return t(HIT_GROUP_NAMES[name.hits]);
    if ('label' in name) return name.label;
    if ('band' in name) return t('rows.bandIs', { band: name.band });
    return isCounted && name.state === 'done' && reused > 0
      ? t('batch.doneWithSaved', { count: reused })
      : t(STATE_TEXTS[name.state]);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="min-w-40 flex-1 basis-48">
        <TextField
          data-testid="search-rows"
          aria-label={t('rows.search')}
          type="search"
          autoFocus={isFirst}
          placeholder={t('rows.search')}
          value={filter.text}
          onChange={(text) => onChange({ ...filter, text })}
        />
      </div>
      {children}
      <ToggleButtonGroup
        aria-label={t('rows.table')}
        data-testid="row-groups"
        selectedKeys={[filter.group]}
        onSelectionChange={(keys) => {
          const group = groups.find(({ id }) => keys.has(id));
          if (group) onChange({ ...filter, group: group.id });
        }}
        disallowEmptySelection
        className="flex max-w-full flex-wrap gap-1.5"
      >
        {groups.map((group) => (
          <ToggleButton key={group.id} id={group.id} className={CHIP_LOOK}>
            {/* A state of rows has the same words in lower case. */}
            <span dir="auto" className={`truncate ${isOurs(group) ? 'first-letter:uppercase' : ''}`}>
              {nameOf(group)}
            </span>{' '}
            {(!isCounted || group.count !== null) && (
              <span className="tabular-nums">{isCounted ? formats.number(group.count ?? 0) : '…'}</span>
            )}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
