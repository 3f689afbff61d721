import { useEffect, useRef } from 'react';
import { ListBox, ListBoxItem, ListLayout, Virtualizer } from 'react-aria-components';
import type { CountryFormat } from '@/utils/service/countries';
import type { Country } from './country-list';

const ROW = 32;

/** The countries to choose from. Draws only the rows in view, so that all 249 open at once. */
export function CountryOptions({ format, chosenIndex }: { format: CountryFormat; chosenIndex: number }) {
  const list = useRef<HTMLDivElement>(null);
  // On opening, the list focuses the chosen country, but rows out of view do not exist yet and cannot be scrolled to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later the list keeps its scroll position
  useEffect(() => {
    const frame = requestAnimationFrame(() => list.current?.scrollTo({ top: (chosenIndex - 2) * ROW }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: ROW, padding: 4 }}>
      <ListBox
        ref={list}
        className="max-h-[inherit] overflow-auto"
        dependencies={[format]}
        renderEmptyState={() => <p className="px-3 py-2 text-muted">No country has this name or code.</p>}
      >
        {(country: Country) => (
          <ListBoxItem
            id={country.code}
            textValue={country.name}
            className="flex min-h-8 cursor-default items-center gap-2 rounded px-2 -outline-offset-2 data-focused:bg-well data-hovered:bg-well data-selected:font-semibold"
          >
            <span className="min-w-0 flex-1 truncate">{country.name}</span>
            <span className="font-mono text-xs text-muted">{format === 'alpha-2' ? country.code : country.alpha3}</span>
          </ListBoxItem>
        )}
      </ListBox>
    </Virtualizer>
  );
}
