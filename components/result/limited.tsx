import { createContext, type ReactNode, useContext, useState } from 'react';
import { Button } from '../button';

/** On paper nothing is cut and nothing is folded. */
export const ShowAll = createContext(false);

/** The first of many things, and a button for the rest: a long list must not push everything else away. */
export function Limited<T>({
  items,
  first,
  what,
  children,
}: {
  items: readonly T[];
  first: number;
  /** The things in the plural: "hits". */
  what: string;
  children: (shown: readonly T[]) => ReactNode;
}) {
  const [all, setAll] = useState(useContext(ShowAll));
  // One more than the limit is shown rather than hidden behind a button of the same height.
  const isCut = !all && items.length > first + 1;
  return (
    <>
      {children(isCut ? items.slice(0, first) : items)}
      {isCut && (
        <span>
          <Button look="quiet" onPress={() => setAll(true)}>
            Show all {items.length} {what}
          </Button>
        </span>
      )}
    </>
  );
}
