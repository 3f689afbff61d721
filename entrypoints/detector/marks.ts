import { containsPoint, type EmailMatch, isCurrent } from '@/utils/in-page/email-match';
import type { Overlay } from '@/utils/in-page/overlay';
import type { Registry } from './registry';

/** Maximum number of marks drawn: more than a readable screen holds. */
export const MAX_MARKS = 200;

/** A drawn match: its underlines and its boxes in the viewport, one per line. */
export interface Mark {
  match: EmailMatch;
  lines: HTMLElement[];
  boxes: DOMRect[];
  /** The document's scroller carries the text along, as it carries the overlay: no need to measure either. */
  isCarried?: boolean;
}

/** Keeps the marks: underlines of the visible matches. Measures nothing, so that no write makes a layout read slow. */
export function createMarks(overlay: Overlay, registry: Registry) {
  const drawn = new Map<EmailMatch, Mark>();

  function erase(mark: Mark): void {
    for (const line of mark.lines) line.remove();
    drawn.delete(mark.match);
  }
  return {
    drawn: drawn as ReadonlyMap<EmailMatch, Mark>,
    /** Adds the mark of a match; the next update draws it. */
    add(match: EmailMatch): void {
      if (isCurrent(match) && !drawn.has(match)) drawn.set(match, { match, lines: [], boxes: [] });
    },
    erase,
    /** Draws a mark at its boxes. Returns whether it was drawn before, at another place. */
    draw(mark: Mark, boxes: DOMRect[]): boolean {
      const isNew = !mark.lines.length;
      mark.boxes = boxes;
      while (mark.lines.length > boxes.length) mark.lines.pop()?.remove();
      // No address is so narrow, except in vertical writing.
      const isVertical = boxes.every(({ width, height }) => height > 3 * width);
      const moves = boxes.map((box, i) => {
        const line = mark.lines[i] ?? overlay.draw('mark');
        mark.lines[i] = line;
        line.classList.toggle('vertical', isVertical);
        return isVertical
          ? overlay.place(line, box.left - 1, box.top, 3, box.height)
          : overlay.place(line, box.left, box.bottom - 2, box.width);
      });
      return !isNew && moves.includes(true);
    },
    /**
     * Removes every mark whose text changed. Always runs before paint. If neighboring texts may have changed
     * (`unsure`), the next update revalidates the rest.
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
    /** Returns the marks at a point of the viewport, nearest first: boxes of tight lines overlap, and so may texts. */
    at(x: number, y: number): Mark[] {
      const away = ({ boxes }: Mark) => Math.min(...boxes.map(({ top, bottom }) => Math.abs(top + bottom - 2 * y)));
      return [...drawn.values()]
        .filter(({ boxes }) =>
          // The underline is slightly below the text.
          boxes.some((box) => containsPoint(box, x, y) || containsPoint(box, x, y - 2)),
        )
        .sort((one, other) => away(one) - away(other));
    },
  };
}
export type Marks = ReturnType<typeof createMarks>;
