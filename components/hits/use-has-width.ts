import { type RefObject, useLayoutEffect, useState } from 'react';

/** What was last found for a width: the next result is drawn once, not narrow and then wide. */
const found = new Map<number, boolean>();

/** Returns whether an element is at least this wide, live, in CSS pixels; null until it is measured for the first time. */
export function useHasWidth(element: RefObject<HTMLElement | null>, width: number): boolean | null {
  const [isWide, setWide] = useState(found.get(width) ?? null);
  useLayoutEffect(() => {
    const own = element.current;
    if (own === null) return;
    const read = () => {
      const has = own.clientWidth >= width;
      found.set(width, has);
      setWide(has);
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(own);
    return () => observer.disconnect();
  }, [element, width]);
  return isWide;
}
