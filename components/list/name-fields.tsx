import { Notice } from '@/components/kit/notice';
import { Select } from '@/components/kit/select';
import { RichText, useTexts } from '@/components/kit/texts';
import { combineName, halfNameColumn } from '@/utils/list/name-columns';
import { shortened } from '@/utils/list/shortened';
import { readName } from '@/utils/subject/read-name';

const MAX_PARTS = 6;
const EXAMPLES = 3;

/** Chooses the columns that make up the full name, in their order, and shows the first names as they would be sent. */
export function NameFields({
  headings,
  options,
  rows,
  chosen,
  onChange,
}: {
  headings: readonly string[];
  /** The columns of the table, by their number. */
  options: readonly { id: string; name: string }[];
  rows: readonly { cells: readonly string[] }[];
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}) {
  const { t } = useTexts();
  const places = [...chosen, null].slice(0, MAX_PARTS);
  const half = halfNameColumn(headings, chosen, rows);
  const examples = chosen.length > 1 ? firstNames(rows, chosen) : [];
  return (
    <>
      {places.map((column, place) => (
        <Select
          // biome-ignore lint/suspicious/noArrayIndexKey: a part of the name is its place
          key={place}
          label={place === 0 ? t('column.name') : t('column.namePart', { number: place + 1 })}
          value={String(column ?? '')}
          options={[{ id: '', name: t(place === 0 ? 'column.choose' : 'column.nothingMore') }, ...options]}
          onChange={(value) =>
            onChange([...chosen.slice(0, place), ...(value === '' ? [] : [Number(value)]), ...chosen.slice(place + 1)])
          }
        />
      ))}
      {examples.length > 0 && (
        <p data-testid="name-examples" className="text-xs text-muted sm:col-span-2">
          <RichText
            text="column.sentAs"
            slots={{
              names: <bdi className="font-medium text-ink">{examples.join(' · ')}</bdi>,
            }}
          />
        </p>
      )}
      {half !== null && (
        <div className="sm:col-span-2">
          <Notice
            tone="caution"
            data-testid="half-name"
            title={<RichText text="column.halfName" slots={{ column: <bdi>{options[half]?.name ?? ''}</bdi> }} />}
          >
            <p>{t('column.halfNameText')}</p>
          </Notice>
        </div>
      )}
    </>
  );
}

/** Returns the first names that can be sent: what is no name, such as `#N/A`, is left out or asked about. */
function firstNames(rows: readonly { cells: readonly string[] }[], columns: readonly number[]): string[] {
  const names: string[] = [];
  for (const { cells } of rows) {
    const { name, problem, doubt } = readName(combineName(columns.map((at) => cells[at] ?? '')), '');
    if (problem === null && doubt === null) names.push(shortened(name));
    if (names.length === EXAMPLES) break;
  }
  return names;
}
