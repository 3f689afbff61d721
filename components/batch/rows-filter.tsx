import { Select } from '@/components/form/select';
import { TextField } from '@/components/form/text-field';
import type { RowFilter } from '@/utils/batch/arrange-rows';
import { ROW_STATES } from '@/utils/batch/batch-counts';
import { lookupState } from '@/utils/lookup/lookup-record';

const STATES = [
  { id: 'all', name: 'All states' },
  ...lookupState.options.map((id) => ({ id, name: ROW_STATES[id] })),
] as const;

/** Filters the table by state and by part of the subject. */
export function RowsFilter({ filter, onChange }: { filter: RowFilter; onChange: (filter: RowFilter) => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      <div className="min-w-40 flex-1">
        <TextField
          aria-label="Find in the table"
          type="search"
          placeholder="Find in the table"
          value={filter.text}
          onChange={(text) => onChange({ ...filter, text })}
        />
      </div>
      <div className="min-w-36">
        <Select
          label="State"
          isLabelHidden
          value={filter.state}
          options={STATES}
          onChange={(state) => onChange({ ...filter, state })}
        />
      </div>
    </div>
  );
}
