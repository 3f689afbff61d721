import { containsPoint, type EmailMatch, elementOf, isCurrent } from '@/utils/in-page/email-match';
import type { Overlay } from '@/utils/in-page/overlay';
import { learnEdges, learnHeadersOf } from './covers';
import { MAX_MARKS } from './find-visible';
import { clippedBoxes, forgetStyles, isCovered, isSeen, topLayer, underCovers } from './geometry';
import type { MovingScrollers } from './moving-scrollers';
import type { Registry } from './registry';
import { revalidate } from './revalidate';

/** Per-frame budget for validating new matches, in ms: one takes 20 to 80 µs, and the page waits. */
const VALIDATION_MS = 1;

/** A drawn match: its underlines and its boxes in the viewport, one per line. */
export interface Mark {
  match: EmailMatch;
  lines: HTMLElement[];
  boxes: DOMRect[];
  /** Drawn after the current search for visible matches began, so the search may not include it. */
  isNew?: boolean;
}

/** Draws underlines of the visible matches. A batch never mixes layout reads with our writes. */
export function createMarks(overlay: Overlay, registry: Registry, moving: MovingScrollers) {
  const drawn = new Map<EmailMatch, Mark>();
  /** New matches to validate, drawn before the search for visible matches reaches them. */
  let fresh: EmailMatch[] = [];
  /** Scroll position when the marks last followed the page, in px. */
  let scrolledFrom = scrollY;

  function erase(mark: Mark): void {
    for (const line of mark.lines) line.remove();
    drawn.delete(mark.match);
  }

  function write(mark: Mark, boxes: DOMRect[]): void {
    mark.boxes = boxes;
    while (mark.lines.length > boxes.length) mark.lines.pop()?.remove();
    boxes.forEach((box, i) => {
      const line = mark.lines[i] ?? overlay.draw('mark');
      mark.lines[i] = line;
      overlay.place(line, box.left, box.bottom - 2, box.width);
    });
  }

  const shownBoxes = (match: EmailMatch): DOMRect[] =>
    isSeen(match) && !moving.holds(elementOf(match)) ? clippedBoxes(match) : [];

  return {
    drawn: drawn as ReadonlyMap<EmailMatch, Mark>,
    /** Queues new matches for validation before the next frames; visible ones are drawn. */
    found(matches: readonly EmailMatch[]): void {
      fresh = [...fresh, ...matches].slice(-MAX_MARKS);
    },
    /**
     * Removes every mark whose text changed. Always runs before paint. If neighboring texts may have changed
     * (`unsure`), `follow` revalidates the rest.
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
     * Draws these matches and keeps only newer marks besides. Measures in steps (one hit test each) and draws in one;
     * if the page has moved by then, call `follow` before paint.
     */
    *show(visible: readonly EmailMatch[]): Generator<void> {
      forgetStyles();
      learnEdges();
      const measured: [EmailMatch, DOMRect[]][] = [];
      for (const found of visible) {
        const element = elementOf(found);
        if (element) learnHeadersOf(element);
        for (const match of revalidate(found, registry))
          measured.push([match, shownBoxes(match).filter((box) => !isCovered(match, box))]);
        yield;
      }
      const wanted = new Map<EmailMatch, DOMRect[]>();
      for (const [match, boxes] of measured) {
        // The match may have been found again since the last step.
        const next = registry.same(match);
        if (boxes[0] && next && isCurrent(next)) wanted.set(next, boxes);
      }
      overlay.settle(topLayer);
      for (const mark of [...drawn.values()]) if (!wanted.has(mark.match) && !mark.isNew) erase(mark);
      for (const [match, boxes] of wanted) {
        const mark = drawn.get(match) ?? { match, lines: [], boxes: [] };
        drawn.set(match, mark);
        write(mark, boxes);
      }
    },
    /**
     * Moves the marks with the page: one batch of reads, one of writes. Returns whether anything moved. Before paint,
     * when style is clean, it also revalidates new matches against neighboring texts.
     */
    follow(): boolean {
      // Everything outside the viewport counts as covered.
      fresh = fresh.filter((match) => isCurrent(match) && !drawn.has(match));
      const end = performance.now() + VALIDATION_MS;
      while (drawn.size < MAX_MARKS && performance.now() < end) {
        const match = fresh.shift();
        if (!match) break;
        if (shownBoxes(match).some((box) => !isCovered(match, box))) {
          drawn.set(match, { match, lines: [], boxes: [], isNew: true });
          // A match across several nodes was found before the styles were current.
          match.isTentative = true;
        }
      }
      const isUnder = underCovers(scrolledFrom - scrollY);
      scrolledFrom = scrollY;
      const measured = [...drawn.values()].map((mark) => {
        const { match } = mark;
        const isStill = !match.isTentative || revalidate(match, registry).includes(match);
        return { mark, boxes: isStill ? shownBoxes(match).filter((box) => !isUnder(match, box)) : [] };
      });
      if (measured.length) overlay.settle(topLayer);
      let moved = false;
      for (const { mark, boxes } of measured) {
        const [was, is] = [mark.boxes[0], boxes[0]];
        moved ||= was?.x !== is?.x || was?.y !== is?.y;
        if (is) write(mark, boxes);
        else erase(mark);
      }
      return moved;
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
