import { type RefObject, useLayoutEffect, useState } from 'react';

/** Returns whether an element is at least this wide, live, in CSS pixels. */
export function useHasWidth(element: RefObject<HTMLElement | null>, width: number): boolean {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const own = element.current;
    if (own === null) return;
    const read = () => setWide(own.clientWidth >= width);
    read();
    const observer = new ResizeObserver(read);
    observer.observe(own);
    return () => observer.disconnect();
  }, [element, width]);
  return isWide;
}
