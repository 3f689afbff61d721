import { createContext, useContext } from 'react';

/** The field that the user asked to see, by its pointer; null if none. A new object for each request. */
export type ShownField = { readonly pointer: string } | null;

/** Shows the field at a pointer in *All fields*; null on paper. */
export type ShowField = ((pointer: string) => void) | null;

/** Carries the shown field to whatever may fold it away. */
export const ShownFieldContext = createContext<ShownField>(null);

/** Whether a field or part holds the shown field, or is it. */
export const holdsField = (pointer: string, shown: ShownField): boolean =>
  shown !== null && (shown.pointer === pointer || shown.pointer.startsWith(`${pointer}/`));

/** Returns whether a field or part holds the shown field, so that it must not be folded away. */
export function useHoldsField(): (item: { readonly pointer: string }) => boolean {
  const shown = useContext(ShownFieldContext);
  return ({ pointer }) => holdsField(pointer, shown);
}
