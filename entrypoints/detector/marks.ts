import { boxesOf, isCurrent, type Mention } from '@/utils/in-page/mention';
import type { Overlay } from '@/utils/in-page/overlay';
import { isCovered, uncutPart } from './covered';

/** A drawn mention: its lines, and where its first and last box stand in the viewport. */
export interface Mark {
  mention: Mention;
  lines: HTMLElement[];
  boxes: DOMRect[];
}

/** Underlines of the visible mentions. Reads of the page's layout and writes of ours are never mixed in one batch. */
export function createMarks(overlay: Overlay) {
  const drawn = new Map<Mention, Mark>();

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

  const shownBoxes = (mention: Mention): DOMRect[] => boxesOf(mention).flatMap((box) => uncutPart(mention, box) ?? []);

  return {
    drawn: drawn as ReadonlyMap<Mention, Mark>,
    /** Takes away every mark whose text is no longer what was found. In the observer's callback, so before paint. */
    dropStale(): Mention[] {
      const gone = [...drawn.values()].filter(({ mention }) => !isCurrent(mention));
      for (const mark of gone) erase(mark);
      return gone.map(({ mention }) => mention);
    },
    /** Draws these and no others. Each is looked at for being covered, which costs a hit test. */
    show(visible: readonly Mention[]): void {
      const measured = visible
        .filter(isCurrent)
        .map((mention) => ({ mention, boxes: shownBoxes(mention).filter((box) => !isCovered(mention, box)) }))
        .filter(({ boxes }) => boxes.length > 0);
      overlay.settle();
      const wanted = new Set(measured.map(({ mention }) => mention));
      for (const mark of [...drawn.values()]) if (!wanted.has(mark.mention)) erase(mark);
      for (const { mention, boxes } of measured) {
        const mark = drawn.get(mention) ?? { mention, lines: [], boxes: [] };
        drawn.set(mention, mark);
        write(mark, boxes);
      }
    },
    /** Follows the drawn ones after something moved: one batch of reads, one of writes. */
    follow(): void {
      const measured = [...drawn.values()].map((mark) => ({ mark, boxes: shownBoxes(mark.mention) }));
      if (measured.length > 0) overlay.settle();
      for (const { mark, boxes } of measured) {
        if (boxes.length === 0) erase(mark);
        else write(mark, boxes);
      }
    },
    /** The mark at a point of the viewport. */
    at(x: number, y: number): Mark | undefined {
      for (const mark of drawn.values()) {
        if (mark.boxes.some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom + 2))
          return mark;
      }
      return undefined;
    },
    clear(): void {
      for (const mark of [...drawn.values()]) erase(mark);
    },
  };
}
export type Marks = ReturnType<typeof createMarks>;
