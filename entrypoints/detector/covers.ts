import { elementAt, flatClosest, flatParent, viewport } from '@/utils/in-page/dom';
import { createPainted } from '@/utils/in-page/painted';

/** Search depth for a header in the first child of a box: a cell in the first row of a table head. */
const DEPTH = 4;
/** Maximum number of stacked headers at an edge of the viewport. */
const MAX_STACKED = 3;
/** Maximum number of frames that the browser is ahead of a script while it scrolls the page with the marks. */
const AHEAD = [0, 1, 2, 3];

/**
 * Tells whether the page covers text. It learns ahead which boxes stay in place (sticky and fixed headers, footers,
 * cells): the browser carries the marks over them before the next search.
 * @param doesStay whether an element is sticky or fixed
 */
export function createCovers(doesStay: (element: Element) => boolean) {
  const covers = new Set<Element>();
  let painted = createPainted();
  /** Ancestors whose first child is already searched. */
  let searched = new WeakSet<Element>();

  /** Remembers the cover of a text: it will cover text again while the page scrolls. */
  function learn(element: Element | null): Element | null {
    const cover = flatClosest(element, doesStay);
    if (cover) covers.add(cover);
    return cover;
  }
  /** Returns whether a cover that does not contain the element is at a point. */
  function isCoverAt(x: number, y: number, own: Element): boolean {
    const cover = flatClosest(elementAt(x, y), doesStay);
    return cover !== null && !flatClosest(own, (at) => at === cover);
  }

  /** Returns whether the element that was hit at a point covers a text there. */
  const isOver = (hit: Element | null, own: Element | null, x: number, y: number): boolean =>
    !hit || !own || painted.over(hit, own, x, y) !== null;

  return {
    isOver,
    /** Returns whether the page covers a box of text: with a header, a menu, a dialog. */
    areOver(own: Element | null, box: DOMRect): boolean {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const hit = elementAt(x, y);
      const isCovered = isOver(hit, own, x, y);
      if (isCovered) learn(hit);
      return isCovered;
    },
    /** Drops boxes that no longer stay; call when styles may have changed. */
    forget(): void {
      searched = new WeakSet();
      painted = createPainted();
      for (const cover of covers) if (!cover.isConnected || !doesStay(cover)) covers.delete(cover);
    },
    /** Learns headers before they cover text: sticky boxes in an ancestor's first child, such as a table head. */
    learnHeadersOf(element: Element | null): void {
      for (let at = element; at && !searched.has(at); at = flatParent(at)) {
        searched.add(at);
        let first = at.firstElementChild;
        for (let depth = 0; first && depth < DEPTH && !covers.has(first); depth++) {
          if (doesStay(first)) covers.add(first);
          first = first.firstElementChild;
        }
      }
    },
    /** Learns the boxes that stay at the upper and lower edge of the viewport. */
    learnEdges(): void {
      const [width, height] = viewport();
      for (const isUpper of [true, false]) {
        let y = isUpper ? 1 : height - 2;
        for (let count = 0; count < MAX_STACKED && y > 0 && y < height; count++) {
          const cover = learn(elementAt(width / 2, y));
          if (!cover) break;
          const { top, bottom } = cover.getBoundingClientRect();
          y = isUpper ? bottom + 1 : top - 2;
        }
      }
    },
    /**
     * Returns a test for texts under a cover now or within a few frames; only texts near one need hit tests.
     * @param step downward movement of texts per frame, in px; negative upward
     */
    above(step: number): (own: Element | null, box: DOMRect) => boolean {
      const rects = [...covers].map((cover) => cover.getBoundingClientRect());
      const far = Math.abs(step) * AHEAD.length + 1;
      return (own, box) => {
        const x = box.left + box.width / 2;
        const y = box.top + box.height / 2;
        if (!own || !rects.some(({ top, bottom }) => y > top - far && y < bottom + far)) return false;
        return AHEAD.some((frames) => isCoverAt(x, y + frames * step, own));
      };
    },
  };
}
