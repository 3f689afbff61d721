import { Select } from '@/components/kit/select';
import { RichText, useTexts } from '@/components/kit/texts';
import { birthColumns } from '@/utils/list/birth-columns';
import { isBareCountry, type SubjectColumns } from '@/utils/list/subject-columns';
import type { PlainKey } from '@/utils/texts/text-key';
import { NameFields } from './name-fields';

const FIELDS: { field: Exclude<keyof SubjectColumns, 'name'>; label: PlainKey; none: PlainKey }[] = [
  { field: 'entityType', label: 'subject.type', none: 'column.choose' },
  { field: 'dob', label: 'subject.dob', none: 'column.notSent' },
  { field: 'country', label: 'subject.nationality', none: 'column.notSent' },
];
/** A table of one kind needs no column for it. */
const KINDS = ['individual', 'business'] as const;
const ALL_OF_KIND = { individual: 'column.allIndividuals', business: 'column.allBusinesses' } as const;

/** Assigns columns of the table to fields. The headings give a first guess, which the user can correct. */
export function ColumnFields({
  columns,
  rows,
  chosen,
  onChange,
}: {
  /** The headings of the table. */
  columns: readonly string[];
  rows: readonly { cells: readonly string[] }[];
  chosen: SubjectColumns;
  onChange: (chosen: SubjectColumns) => void;
}) {
  const { t } = useTexts();
  const headings = columns.map((heading, at) => ({
    id: String(at),
    name: heading || t('column.numbered', { number: at + 1 }),
  }));
  const birth = birthColumns(columns);
  const joined = birth && { id: birth.join(), name: birth.map((at) => headings[at]?.name).join(' + ') };
  const country = chosen.country === null ? undefined : headings[chosen.country];
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-medium">{t('column.title')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <NameFields
          headings={columns}
          options={headings}
          rows={rows}
          chosen={chosen.name}
          onChange={(name) => onChange({ ...chosen, name })}
        />
        {FIELDS.map(({ field, label, none }) => (
          <Select
            key={field}
            label={t(label)}
            value={String(chosen[field] ?? '')}
            options={[
              { id: '', name: t(none) },
              ...(field === 'entityType' ? KINDS.map((id) => ({ id, name: t(ALL_OF_KIND[id]) })) : []),
              ...(field === 'dob' && joined ? [joined] : []),
              ...headings,
            ]}
            onChange={(value) => onChange({ ...chosen, [field]: value === joined?.id ? birth : read(value) })}
          />
        ))}
      </div>
      {country && isBareCountry(country.name) && (
        <p data-testid="bare-country" className="text-xs text-caution">
          <RichText
            text="column.bareCountry"
            slots={{ column: <bdi>{country.name}</bdi>, notSent: t('column.notSent') }}
          />
        </p>
      )}
    </fieldset>
  );
}

function read(value: string): number | 'individual' | 'business' | null {
  if (value === 'individual' || value === 'business') return value;
  return value === '' ? null : Number(value);
}
