import { containsPoint, type EmailMatch, elementOf, isCurrent } from '@/utils/in-page/email-match';
import type { Overlay } from '@/utils/in-page/overlay';
import { findVisible, MAX_MARKS } from './find-visible';
import { type Geometry, isSeen } from './geometry';
import type { MovingScrollers, UpdateReason } from './moving-scrollers';
import type { Registry } from './registry';
import { revalidate } from './revalidate';

/** Per-frame budget for validating new matches, in ms: one takes 20 to 80 µs, and the page waits. */
const VALIDATION_MS = 1;

/** A drawn match: its underlines and its boxes in the viewport, one per line. */
export interface Mark {
  match: EmailMatch;
  lines: HTMLElement[];
  boxes: DOMRect[];
  /** The document's scroller carries the text along, as it carries the overlay: no need to measure either. */
  isCarried?: boolean;
}

/** Draws underlines of the visible matches. A batch never mixes layout reads with our writes. */
export function createMarks(deps: {
  overlay: Overlay;
  registry: Registry;
  geometry: Geometry;
  scrollers: MovingScrollers;
}) {
  const { overlay, registry, geometry, scrollers } = deps;
  const drawn = new Map<EmailMatch, Mark>();
  /** New matches to validate, drawn before the search for visible matches reaches them. */
  let fresh: EmailMatch[] = [];
  /** Scroll position at the last update, in px. */
  let scrolled = [scrollX, scrollY] as const;

  function add(match: EmailMatch): void {
    if (isCurrent(match) && !drawn.has(match)) drawn.set(match, { match, lines: [], boxes: [] });
  }
  function erase(mark: Mark): void {
    for (const line of mark.lines) line.remove();
    drawn.delete(mark.match);
  }
  /** Draws a mark. Returns whether it was drawn before, at another place. */
  function write(mark: Mark, boxes: DOMRect[]): boolean {
    const isNew = !mark.lines.length;
    mark.boxes = boxes;
    while (mark.lines.length > boxes.length) mark.lines.pop()?.remove();
    const moves = boxes.map((box, i) => {
      mark.lines[i] ??= overlay.draw('mark');
      return overlay.place(mark.lines[i], box.left, box.bottom - 2, box.width);
    });
    return !isNew && moves.includes(true);
  }

  const visibleBoxes = (match: EmailMatch): DOMRect[] =>
    isSeen(match) && !scrollers.hold(elementOf(match)) ? geometry.clippedBoxes(match) : [];
  const isUncovered = (match: EmailMatch): boolean =>
    visibleBoxes(match).some((box) => !geometry.isCovered(match, box));
  const isValid = (match: EmailMatch): boolean => !match.isTentative || revalidate(match, registry).includes(match);

  /** Adds new matches within the budget. Style is clean before paint, so neighboring texts can be read. */
  function addFresh(): void {
    const end = performance.now() + VALIDATION_MS;
    fresh = fresh.filter((match) => isCurrent(match) && !drawn.has(match));
    while (drawn.size < MAX_MARKS && performance.now() < end) {
      const match = fresh.shift();
      if (!match) break;
      // A match across several nodes was found before the styles were current.
      match.isTentative = true;
      if (isUncovered(match) && isValid(match)) add(match);
    }
  }
  /**
   * After a scroll alone: the document's scroller carries the overlay, so marks and texts moved by the same distance.
   */
  function followScroll(): number {
    const [x, y] = scrolled;
    scrolled = [scrollX, scrollY];
    const [dx, dy] = [x - scrollX, y - scrollY];
    if (dx || dy)
      for (const mark of drawn.values())
        mark.boxes = mark.boxes.map(({ left, top, width, height }) => new DOMRect(left + dx, top + dy, width, height));
    return dy;
  }

  return {
    drawn: drawn as ReadonlyMap<EmailMatch, Mark>,
    /** Queues new matches for validation before the next frames; visible ones are drawn. */
    found(matches: readonly EmailMatch[]): void {
      fresh = [...fresh, ...matches].slice(-MAX_MARKS);
    },
    /**
     * Removes every mark whose text changed. Always runs before paint. If neighboring texts may have changed
     * (`unsure`), `update` revalidates the rest.
     */
    dropStale(unsure: boolean): void {
      for (const mark of [...drawn.values()]) {
        const next = registry.same(mark.match);
        drawn.delete(mark.match);
        if (next && isCurrent(next) && !drawn.has(next)) {
          mark.match = next;
          next.isTentative ||= unsure;
          drawn.set(next, mark);
        } else erase(mark);
      }
    },
    /**
     * Collects the matches to draw, in steps: those in the viewport that nothing covers. Erases all other marks that
     * are older than the search; `update` draws the new ones.
     */
    *collect(reason: UpdateReason): Generator<void> {
      const older = [...drawn.values()];
      const visible = yield* findVisible(registry, geometry);
      if (reason === 'change') geometry.forgetStyles();
      geometry.covers.learnEdges();
      const kept: EmailMatch[] = [];
      for (const found of visible) {
        geometry.covers.learnHeadersOf(elementOf(found));
        if (reason === 'scroll' && drawn.get(found)?.isCarried) kept.push(found);
        else kept.push(...revalidate(found, registry).filter(isUncovered));
        yield;
      }
      // A match may have been found again since its step.
      const current = new Set(kept.flatMap((match) => registry.same(match) ?? []));
      for (const mark of older) if (drawn.get(mark.match) === mark && !current.has(mark.match)) erase(mark);
      current.forEach(add);
    },
    /**
     * Validates new matches, then measures and draws the marks that may have moved: one batch of reads, one of writes.
     * Call before paint, when the layout is clean. Returns whether a mark moved.
     */
    update(reason: UpdateReason): boolean {
      addFresh();
      const isUnder = geometry.covers.above(followScroll());
      const measured = [...drawn.values()].map((mark) => {
        const { match, boxes } = mark;
        const isStill = reason === 'scroll' && mark.isCarried;
        if (!isStill) mark.isCarried = geometry.isCarried(match);
        const now = isStill ? boxes : isValid(match) ? visibleBoxes(match) : [];
        return { mark, boxes: now.filter((box) => !isUnder(elementOf(match), box)) };
      });
      if (measured.length) overlay.settle(geometry.topLayer);
      let hasMoved = false;
      for (const { mark, boxes } of measured) {
        if (!boxes.length) erase(mark);
        else if (write(mark, boxes)) hasMoved = true;
      }
      return hasMoved;
    },
    /** Returns the mark at a point of the viewport. */
    at(x: number, y: number): Mark | undefined {
      for (const mark of drawn.values()) {
        // The underline is slightly below the text.
        if (mark.boxes.some((box) => containsPoint(box, x, y) || containsPoint(box, x, y - 2))) return mark;
      }
      return undefined;
    },
  };
}
export type Marks = ReturnType<typeof createMarks>;
