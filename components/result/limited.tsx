import { createContext, type ReactNode, useContext, useState } from 'react';
import { Button } from '@/components/form/button';

/** Printed pages cut and fold nothing. */
export const ShowAll = createContext(false);

/** Shows the first items and a button for the rest, so that a long list does not push everything else away. */
export function Limited<T>({
  items,
  first,
  what,
  children,
}: {
  items: readonly T[];
  first: number;
  /** The plural of the items: "hits". */
  what: string;
  children: (shown: readonly T[]) => ReactNode;
}) {
  const [all, setAll] = useState(useContext(ShowAll));
  // A single extra item is shown, because a button would need the same height.
  const isCut = !all && items.length > first + 1;
  return (
    <>
      {children(isCut ? items.slice(0, first) : items)}
      {isCut && (
        <span>
          <Button variant="quiet" onPress={() => setAll(true)}>
            Show all {items.length} {what}
          </Button>
        </span>
      )}
    </>
  );
}
