import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { Button } from '@/components/kit/button';
import { useTexts } from '@/components/kit/texts';
import { useLostFocus } from '@/components/kit/use-lost-focus';
import { useHoldsField } from './shown-field';

/** Printed pages cut and fold nothing. */
export const ShowAll = createContext(false);

/** Shows the first items and a button for the rest, so that a long list does not push everything else away. */
export function Limited<T extends object>({
  items,
  first,
  children,
}: {
  items: readonly T[];
  first: number;
  children: (shown: readonly T[]) => ReactNode;
}) {
  const { t } = useTexts();
  const [all, setAll] = useState(useContext(ShowAll));
  const holds = useHoldsField();
  const isShown = items.slice(first).some((item) => 'pointer' in item && holds({ pointer: String(item.pointer) }));
  // A single extra item is shown, because a button would need the same height.
  const isCut = !all && !isShown && items.length > first + 1;
  // Out of the layout while it is empty.
  const end = useRef<HTMLSpanElement>(null);
  useLostFocus(end, isCut, false);
  return (
    <>
      {children(isCut ? items.slice(0, first) : items)}
      {items.length > first + 1 && (
        <span ref={end} tabIndex={-1} className="outline-none empty:absolute">
          {isCut && (
            <Button variant="quiet" onPress={() => setAll(true)}>
              {t('list.showAll', { total: items.length })}
            </Button>
          )}
        </span>
      )}
    </>
  );
}
