import { Select } from '@/components/form/select';
import type { SubjectColumns } from '@/utils/batch/subject-columns';

const FIELDS: { field: keyof SubjectColumns; label: string; none: string | null }[] = [
  { field: 'name', label: 'Full name (subject_name)', none: null },
  { field: 'entityType', label: 'Individual or business (entity_type)', none: null },
  { field: 'dob', label: 'Date of birth (dob)', none: 'Not sent' },
  { field: 'country', label: 'Nationality (nationality)', none: 'Not sent' },
];
const KINDS = { individual: 'All rows are individuals', business: 'All rows are businesses' } as const;

/** Assigns columns of the table to fields. The headings give a first guess, which the user can correct. */
export function ColumnFields({
  columns,
  chosen,
  onChange,
}: {
  /** The headings of the table. */
  columns: readonly string[];
  chosen: SubjectColumns;
  onChange: (chosen: SubjectColumns) => void;
}) {
  const headings = columns.map((heading, at) => ({ id: String(at), name: heading || `Column ${at + 1}` }));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-medium">Columns</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {FIELDS.map(({ field, label, none }) => (
          <Select
            key={field}
            label={label}
            value={String(chosen[field] ?? '')}
            options={[
              { id: '', name: none ?? 'Choose a column' },
              ...(field === 'entityType' ? Object.entries(KINDS).map(([id, name]) => ({ id, name })) : []),
              ...headings,
            ]}
            onChange={(value) => onChange({ ...chosen, [field]: read(value) })}
          />
        ))}
      </div>
    </fieldset>
  );
}

function read(value: string): number | 'individual' | 'business' | null {
  if (value === 'individual' || value === 'business') return value;
  return value === '' ? null : Number(value);
}
