import { elementOf, holds, isCurrent, type Mention } from '@/utils/in-page/mention';
import type { Overlay } from '@/utils/in-page/overlay';
import { forgetStyles, isCovered, isSeen, topBoxes, uncutBoxes, underCovers } from './covered';
import { learnEdges, learnHeadersOf } from './covers';
import type { Moving } from './moving';
import type { Registry } from './registry';
import { stillOneLine } from './still-one-line';
import { MOST_MARKS } from './visible';

/** What was found lately is looked at for so long before each picture, in ms: one takes 20 to 80 µs, and the page waits. */
const FRESH_MS = 1;

/** A drawn mention: its lines, and where its boxes stand in the viewport, one for each line. */
export interface Mark {
  mention: Mention;
  lines: HTMLElement[];
  boxes: DOMRect[];
  /** Drawn since the search for what is visible has begun, which so may not know it. */
  isNew?: boolean;
}

/** Underlines of the visible mentions. Reads of the page's layout and writes of ours are never mixed in one batch. */
export function createMarks(overlay: Overlay, registry: Registry, moving: Moving) {
  const drawn = new Map<Mention, Mark>();
  /** What was found and not yet looked at, to be drawn before the search for what is visible comes to it. */
  let fresh: Mention[] = [];
  /** How far down the page was when the marks were last followed, in px. */
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
    /** To be looked at before the next pictures, if there are marks already, and drawn where it is in sight. */
    found(mentions: readonly Mention[]): void {
      fresh = [...fresh, ...mentions].slice(-MOST_MARKS);
    },
    /**
     * Takes away every mark whose text is no longer what was found. Always before paint. Texts
     * around them may be `unsure`: then `follow` looks at them.
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
     * Draws these, and of the others leaves only what was drawn since they were looked for. Measured in steps and drawn
     * in one: where the page has moved on meanwhile, `follow` is to be called before it is painted. Each is looked at for
     * being covered, which costs a hit test.
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
        // It may have been found anew between two steps.
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
     * Follows the drawn ones after something moved: one batch of reads, one of writes. Says whether anything had. Before
     * paint, when style is clean, it is also seen whether what was found anew is still the same with the texts around it.
     */
    follow(): boolean {
      // Outside the viewport everything counts as covered.
      fresh = fresh.filter((mention) => isCurrent(mention) && !drawn.has(mention));
      const end = performance.now() + FRESH_MS;
      while (drawn.size < MOST_MARKS && performance.now() < end) {
        const mention = fresh.shift();
        if (!mention) break;
        if (shownBoxes(mention).some((box) => !isCovered(mention, box))) {
          drawn.set(mention, { mention, lines: [], boxes: [], isNew: true });
          // Of several nodes it was found before the styles were as they are now.
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
    /** The mark at a point of the viewport. */
    at(x: number, y: number): Mark | undefined {
      for (const mark of drawn.values()) {
        // The line itself is a little below the text.
        if (mark.boxes.some((box) => holds(box, x, y) || holds(box, x, y - 2))) return mark;
      }
      return undefined;
    },
  };
}
export type Marks = ReturnType<typeof createMarks>;
