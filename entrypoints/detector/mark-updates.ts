import { type EmailMatch, elementOf, isCurrent } from '@/utils/in-page/email-match';
import type { Overlay } from '@/utils/in-page/overlay';
import type { Geometry } from './geometry';
import { MAX_MARKS, type Marks } from './marks';
import type { UpdateReason } from './moving-scrollers';
import type { Registry } from './registry';
import { isStillValid } from './revalidate';

/** Per-frame budget for validating new matches, in ms: one takes 20 to 80 µs, and the page waits. */
const VALIDATION_MS = 1;

/** Validates, measures and draws the marks, before paint: one batch of layout reads, one of our writes. */
export function createMarkUpdates(overlay: Overlay, registry: Registry, geometry: Geometry, marks: Marks) {
  /** New matches to validate, marked before the search for visible matches reaches them. */
  let fresh: EmailMatch[] = [];
  /** Scroll position at the last update, in px. */
  let scrolled = [scrollX, scrollY] as const;

  /** Marks new matches within the budget. Style is clean before paint, so neighboring texts can be read. */
  function markFresh(): void {
    const end = performance.now() + VALIDATION_MS;
    fresh = fresh.filter((match) => isCurrent(match) && !marks.drawn.has(match));
    while (marks.drawn.size < MAX_MARKS && performance.now() < end) {
      const match = fresh.shift();
      if (!match) break;
      // A match across several nodes was found before the styles were current.
      match.isTentative = true;
      if (geometry.isUncovered(match) && isStillValid(match, registry)) marks.add(match);
    }
  }
  /**
   * After a scroll alone: the document's scroller carries the overlay, so marks and texts moved by the same distance.
   * Returns the distance downward, in px.
   */
  function followScroll(): number {
    const [x, y] = scrolled;
    scrolled = [scrollX, scrollY];
    const [dx, dy] = [x - scrollX, y - scrollY];
    if (dx || dy)
      for (const mark of marks.drawn.values())
        mark.boxes = mark.boxes.map(({ left, top, width, height }) => new DOMRect(left + dx, top + dy, width, height));
    return dy;
  }

  return {
    /** Queues new matches for validation before the next frames; visible ones are marked. */
    add(matches: readonly EmailMatch[]): void {
      fresh = [...fresh, ...matches].slice(-MAX_MARKS);
    },
    /** Call before paint, when the layout is clean. Measures only what may have moved. Returns whether a mark moved. */
    update(reason: UpdateReason): boolean {
      markFresh();
      const isUnder = geometry.covers.above(followScroll());
      const measured = [...marks.drawn.values()].map((mark) => {
        const { match, boxes } = mark;
        const isStill = reason === 'scroll' && mark.isCarried;
        if (!isStill) mark.isCarried = geometry.isCarried(match);
        const now = isStill ? boxes : isStillValid(match, registry) ? geometry.visibleBoxes(match) : [];
        return { mark, boxes: now.filter((box) => !isUnder(elementOf(match), box)) };
      });
      if (measured.length) overlay.settle(geometry.topLayer);
      let hasMoved = false;
      for (const { mark, boxes } of measured) {
        if (!boxes.length) marks.erase(mark);
        else if (marks.draw(mark, boxes)) hasMoved = true;
      }
      return hasMoved;
    },
  };
}
