import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** The hits in view, and the space of those above and below them, in CSS pixels. */
export interface VirtualHits {
  items: readonly VirtualItem[];
  before: number;
  after: number;
  /** Ref of each drawn hit, which also needs `data-index`. */
  measure: (element: Element | null) => void;
}

/** The hit to scroll to, by its index; each object scrolls once. */
export type HitGoal = { index: number } | null;

/**
 * Returns which of many hits to draw within whatever scrolls their list.
 * @param height of a hit that has not been drawn yet
 */
export function useVirtualHits(
  list: RefObject<HTMLElement | null>,
  count: number,
  height: number,
  goal: HitGoal,
): VirtualHits {
  const [top, setTop] = useState(0);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scrollerOf(list.current),
    estimateSize: () => height,
    scrollMargin: top,
    overscan: 8,
    // Until the observer of the virtualizer tells it: to measure each hit as it is drawn makes a layout.
    measureElement: (_, entry) => entry?.borderBoxSize[0]?.blockSize ?? height,
    // The list is in the document before the first render is measured.
    initialRect: { width: 400, height: 600 },
  });
  // After each render: what is above the hits comes and goes.
  useLayoutEffect(() => {
    const scroller = scrollerOf(list.current);
    if (!list.current || !scroller) return;
    const isDocument = scroller === scroller.ownerDocument.documentElement;
    const above = list.current.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    // The rectangle of the document moves as it scrolls.
    setTop(Math.round(above + (isDocument ? 0 : scroller.scrollTop)));
  });
  useEffect(() => {
    if (goal) virtualizer.scrollToIndex(goal.index);
  }, [goal, virtualizer]);
  const items = virtualizer.getVirtualItems();
  return {
    items,
    before: Math.max(0, (items[0]?.start ?? top) - top),
    after: Math.max(0, virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top)),
    measure: virtualizer.measureElement,
  };
}

/** Returns the closest ancestor that scrolls, or the document. */
function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  for (let outer = element?.parentElement ?? null; outer; outer = outer.parentElement) {
    const { overflowY } = getComputedStyle(outer);
    if (overflowY === 'auto' || overflowY === 'scroll') return outer;
  }
  return element?.ownerDocument.documentElement ?? null;
}
