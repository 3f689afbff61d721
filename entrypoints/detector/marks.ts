import { elementOf, holds, isCurrent, type Mention } from '@/utils/in-page/mention';
import type { Overlay } from '@/utils/in-page/overlay';
import { forgetStyles, isCovered, isSeen, topBoxes, uncutBoxes, underCovers } from './covered';
import { learnEdges, learnHeadersOf } from './covers';
import type { Moving } from './moving';
import type { Registry } from './registry';
import { stillOneLine } from './still-one-line';
import { MOST_MARKS } from './visible';

/** Per-frame budget for validating new mentions, in ms: one takes 20 to 80 µs, and the page waits. */
const FRESH_MS = 1;

/** A drawn mention: its underlines and its boxes in the viewport, one per line. */
export interface Mark {
  mention: Mention;
  lines: HTMLElement[];
  boxes: DOMRect[];
  /** Drawn after the current search for visible mentions began, so the search may not include it. */
  isNew?: boolean;
}

/** Draws underlines of the visible mentions. A batch never mixes layout reads with our writes. */
export function createMarks(overlay: Overlay, registry: Registry, moving: Moving) {
  const drawn = new Map<Mention, Mark>();
  /** New mentions to validate, drawn before the search for visible mentions reaches them. */
  let fresh: Mention[] = [];
  /** Scroll position when the marks last followed the page, in px. */
  let scrolledFrom = scrollY;

  function erase(mark: Mark): void {
    for (const line of mark.lines) line.remove();
    drawn.delete(mark.mention);
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

  const shownBoxes = (mention: Mention): DOMRect[] =>
    isSeen(mention) && !moving.holds(elementOf(mention)) ? uncutBoxes(mention) : [];

  return {
    drawn: drawn as ReadonlyMap<Mention, Mark>,
    /** Queues new mentions for validation before the next frames; visible ones are drawn. */
    found(mentions: readonly Mention[]): void {
      fresh = [...fresh, ...mentions].slice(-MOST_MARKS);
    },
    /**
     * Removes every mark whose text changed. Always runs before paint. If neighboring texts may have changed
     * (`unsure`), `follow` revalidates the rest.
     */
    dropStale(unsure: boolean): void {
      for (const mark of [...drawn.values()]) {
        const next = registry.same(mark.mention);
        drawn.delete(mark.mention);
        if (next && isCurrent(next) && !drawn.has(next)) {
          mark.mention = next;
          next.early ||= unsure;
          drawn.set(next, mark);
        } else erase(mark);
      }
    },
    /**
     * Draws these mentions and keeps only newer marks besides. Measures in steps (one hit test each) and draws in one;
     * if the page has moved by then, call `follow` before paint.
     */
    *show(visible: readonly Mention[]): Generator<void> {
      forgetStyles();
      learnEdges();
      const measured: [Mention, DOMRect[]][] = [];
      for (const found of visible) {
        const element = elementOf(found);
        if (element) learnHeadersOf(element);
        for (const mention of stillOneLine(found, registry))
          measured.push([mention, shownBoxes(mention).filter((box) => !isCovered(mention, box))]);
        yield;
      }
      const wanted = new Map<Mention, DOMRect[]>();
      for (const [mention, boxes] of measured) {
        // The mention may have been found again since the last step.
        const next = registry.same(mention);
        if (boxes[0] && next && isCurrent(next)) wanted.set(next, boxes);
      }
      overlay.settle(topBoxes);
      for (const mark of [...drawn.values()]) if (!wanted.has(mark.mention) && !mark.isNew) erase(mark);
      for (const [mention, boxes] of wanted) {
        const mark = drawn.get(mention) ?? { mention, lines: [], boxes: [] };
        drawn.set(mention, mark);
        write(mark, boxes);
      }
    },
    /**
     * Moves the marks with the page: one batch of reads, one of writes. Returns whether anything moved. Before paint,
     * when style is clean, it also revalidates new mentions against neighboring texts.
     */
    follow(): boolean {
      // Everything outside the viewport counts as covered.
      fresh = fresh.filter((mention) => isCurrent(mention) && !drawn.has(mention));
      const end = performance.now() + FRESH_MS;
      while (drawn.size < MOST_MARKS && performance.now() < end) {
        const mention = fresh.shift();
        if (!mention) break;
        if (shownBoxes(mention).some((box) => !isCovered(mention, box))) {
          drawn.set(mention, { mention, lines: [], boxes: [], isNew: true });
          // A mention across several nodes was found before the styles were current.
          mention.early = true;
        }
      }
      const isUnder = underCovers(scrolledFrom - scrollY);
      scrolledFrom = scrollY;
      const measured = [...drawn.values()].map((mark) => {
        const { mention } = mark;
        const isStill = !mention.early || stillOneLine(mention, registry).includes(mention);
        return { mark, boxes: isStill ? shownBoxes(mention).filter((box) => !isUnder(mention, box)) : [] };
      });
      if (measured.length) overlay.settle(topBoxes);
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
        if (mark.boxes.some((box) => holds(box, x, y) || holds(box, x, y - 2))) return mark;
      }
      return undefined;
    },
  };
}
export type Marks = ReturnType<typeof createMarks>;
