import { type EmailMatch, elementOf, isCurrent } from '@/utils/in-page/email-match';
import type { Overlay } from '@/utils/in-page/overlay';
import type { Geometry } from './geometry';
import { MAX_MARKS, type Mark, type Marks } from './marks';
import type { UpdateReason } from './moving-scrollers';
import type { Registry } from './registry';
import { isStillValid } from './revalidate';

/** Per-frame budget for validating new matches, in ms: one takes 20 to 80 µs, and the page waits. */
const VALIDATION_MS = 1;

/** Interval of looks for something that has come over the marks, such as a dialog that opens, in ms. */
const LOOK_MS = 100;

/** Validates, measures and draws the marks, before paint: one batch of layout reads, one of our writes. */
export function createMarkUpdates(overlay: Overlay, registry: Registry, geometry: Geometry, marks: Marks) {
  /** New matches to validate, marked before the search for visible matches reaches them. */
  let fresh: EmailMatch[] = [];
  /** Scroll position at the last update, in px. */
  let scrolled = [scrollX, scrollY] as const;
  /** When the next look is due, and at which mark in turn. */
  let nextLook = 0;
  let turn = 0;

  /**
   * Erases the covered marks if one is, in turn. A dialog covers them all, and a search comes only when the page is quiet.
   * In a big page a hit test takes long; it then looks less often.
   */
  function eraseCovered(): void {
    const began = performance.now();
    const all = [...marks.drawn.values()];
    const mark = all[turn++ % all.length];
    if (!mark || began < nextLook) return;
    const isCovered = ({ match, boxes }: Mark) =>
      boxes.length > 0 && boxes.every((box) => geometry.covers.areOver(elementOf(match), box));
    if (isCovered(mark)) for (const each of all) if (isCovered(each)) marks.erase(each);
    const ended = performance.now();
    nextLook = ended + Math.max(LOOK_MS, 20 * (ended - began));
  }

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
      if (reason === 'change') eraseCovered();
      return hasMoved;
    },
  };
}
