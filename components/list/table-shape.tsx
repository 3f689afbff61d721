import { useId } from 'react';
import { Select } from '@/components/kit/select';
import { useTexts } from '@/components/kit/texts';
import type { CsvTable, TableShape } from '@/utils/list/csv-table';
import { SEPARATORS } from '@/utils/list/separators';
import { shortened } from '@/utils/list/shortened';
import type { PlainKey } from '@/utils/texts/text-key';

const NAMES: Readonly<Record<string, PlainKey>> = {
  ',': 'shape.comma',
  ';': 'shape.semicolon',
  '\t': 'shape.tab',
  '|': 'shape.bar',
};
/** Columns shown of a wide table: enough to recognize the names of the columns. */
const MAX_CELLS = 6;

/** Shows how a text is read as a table: its separator and the row of the column names. The user can correct both. */
export function TableShapeControl({ table, onChange }: { table: CsvTable; onChange: (shape: TableShape) => void }) {
  const { t } = useTexts();
  const group = useId();
  const { separator, headLine, firstRows, isHeadUncertain = false } = table;
  const nameOf = (sign: string) => (NAMES[sign] ? t(NAMES[sign]) : sign);
  const titles = firstRows.filter(({ line }) => line < headLine).length;
  const separators = [...new Set([separator, ...SEPARATORS])];
  return (
    // Titles above the column names, or a first row that may be data, are a guess that the user should see.
    <details
      open={titles > 0 || isHeadUncertain || undefined}
      data-testid="table-shape"
      className="rounded-md border border-line px-3 py-2"
    >
      <summary className="text-xs text-muted">
        {headLine === 0
          ? t('shape.summaryWithoutHead', { separator: nameOf(separator) })
          : t('shape.summary', { separator: nameOf(separator), line: String(headLine) })}
        {titles > 0 && ` · ${t('shape.titles', { count: titles })}`}
      </summary>
      <div className="flex flex-col gap-3 pt-3">
        <Select
          label={t('shape.separator')}
          value={separator}
          options={separators.map((sign) => ({ id: sign, name: nameOf(sign) }))}
          onChange={(next) => onChange({ separator: next, headLine: undefined })}
        />
        <fieldset className="flex min-w-0 flex-col gap-1">
          <legend>{t('shape.firstRows')}</legend>
          {isHeadUncertain && (
            <p data-testid="uncertain-head" className="text-xs text-caution">
              {t('shape.uncertainHead', { line: String(headLine) })}
            </p>
          )}
          <label className="flex min-h-8 items-center gap-1.5">
            <input
              type="radio"
              name={group}
              checked={headLine === 0}
              onChange={() => onChange({ separator, headLine: 0 })}
            />
            {t('shape.noHead')}
          </label>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
          <div tabIndex={0} className="max-h-64 overflow-auto">
            <table className="text-xs">
              <tbody>
                {firstRows.map(({ line, cells }) => (
                  <tr key={line} className={`border-t border-line ${line === headLine ? 'font-semibold' : ''}`}>
                    <td className="py-1 pe-3">
                      <label className="flex items-center gap-1.5 tabular-nums">
                        <input
                          type="radio"
                          name={group}
                          checked={line === headLine}
                          aria-label={t('shape.headIn', { line: String(line) })}
                          onChange={() => onChange({ separator, headLine: line })}
                        />
                        {line}
                      </label>
                    </td>
                    {cells.slice(0, MAX_CELLS).map((cell, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                      <td key={at} className="max-w-48 truncate py-1 pe-3">
                        <bdi>{shortened(cell)}</bdi>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </fieldset>
      </div>
    </details>
  );
}
