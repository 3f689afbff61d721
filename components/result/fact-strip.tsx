import type { ReactNode } from 'react';
import { useTexts } from '@/components/kit/texts';
import type { GlanceItem } from './glance-items';

const CELLS = 4;

/** Counts and facts in one row of cells; those without room follow in a line. */
export function FactStrip({ items }: { items: readonly GlanceItem[] }) {
  const { t } = useTexts();
  if (items.length === 0) return null;
  return (
    <div className="flex flex-col gap-1.5 text-xs text-muted">
      <ul aria-label={t('result.atAGlance')} className="flex flex-wrap overflow-hidden rounded-md border border-line">
        {items.slice(0, CELLS).map(({ key, name, value }) => (
          // Borders of the cells meet under the border of the strip, also where a language needs a second row.
          <li key={key} className="-me-px -mb-px flex-auto border-e border-b border-line px-2 py-1">
            <span className="block">{name}</span> <Value>{value}</Value>
          </li>
        ))}
      </ul>
      {items.length > CELLS && (
        <ul className="flex flex-wrap gap-x-3">
          {items.slice(CELLS).map(({ key, name, value }) => (
            <li key={key} className="flex gap-1">
              {name} <Value>{value}</Value>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const Value = ({ children }: { children: ReactNode }) => (
  <b className="font-semibold text-ink tabular-nums">{children}</b>
);
