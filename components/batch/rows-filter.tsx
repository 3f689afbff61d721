import { Select } from '@/components/form/select';
import { TextField } from '@/components/form/text-field';
import { useTexts } from '@/components/texts';
import type { RowFilter } from '@/utils/batch/arrange-rows';
import { lookupState } from '@/utils/lookup/lookup-record';
import { STATE_TEXTS } from '@/utils/lookup/state-texts';

/** Filters the table by state and by part of the subject. */
export function RowsFilter({ filter, onChange }: { filter: RowFilter; onChange: (filter: RowFilter) => void }) {
  const { t } = useTexts();
  const states = [
    { id: 'all' as const, name: t('rows.allStates') },
    ...lookupState.options.map((id) => ({ id, name: t(STATE_TEXTS[id]) })),
  ];
  return (
    <div className="flex flex-wrap gap-2">
      <div className="min-w-40 flex-1">
        <TextField
          data-testid="search-rows"
          aria-label={t('rows.search')}
          type="search"
          placeholder={t('rows.search')}
          value={filter.text}
          onChange={(text) => onChange({ ...filter, text })}
        />
      </div>
      <div className="min-w-36">
        <Select
          label={t('rows.state')}
          isLabelHidden
          value={filter.state}
          options={states}
          onChange={(state) => onChange({ ...filter, state })}
        />
      </div>
    </div>
  );
}
