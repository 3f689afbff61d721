import { type RefObject, useEffect } from 'react';
import type { ShownField } from './shown-field';

/**
 * Scrolls to the field that is to be shown and focuses it, once it is drawn. A value without an element, such as one
 * text of a list, is shown by its container.
 */
export function useReveal(inside: RefObject<HTMLElement | null>, shown: ShownField): void {
  useEffect(() => {
    if (shown === null) return;
    const element = elementOf(inside.current, shown.pointer);
    if (!element) return;
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'center' });
  }, [inside, shown]);
}

/** Returns the element with the longest pointer that holds a pointer. */
function elementOf(inside: HTMLElement | null, pointer: string): HTMLElement | null {
  const byPointer = new Map<string | undefined, HTMLElement>();
  for (const element of inside?.querySelectorAll<HTMLElement>('[data-pointer]') ?? [])
    byPointer.set(element.dataset.pointer, element);
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const element = byPointer.get(at);
    if (element) return element;
  }
  return null;
}
