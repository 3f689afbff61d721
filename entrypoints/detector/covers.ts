import { elementAt } from '@/utils/in-page/element-at';
import { flatParent } from '@/utils/in-page/flat-parent';
import { viewport } from '@/utils/in-page/viewport';

/** Search depth for a header in the first child of a box: a cell in the first row of a table head. */
const DEPTH = 4;
/** Maximum number of stacked headers at an edge of the viewport. */
const MAX_STACKED = 3;

/** Boxes that stay in place while text scrolls under them: sticky and fixed headers, footers, cells. */
const covers = new Set<Element>();
/**
 * Whether an element is such a box; and the ancestors whose first child is already searched. Cached until the next
 * `forgetCovers`.
 */
let stays = new WeakMap<Element, boolean>();
let looked = new WeakSet<Element>();

function doesStay(element: Element): boolean {
  let known = stays.get(element);
  if (known === undefined) {
    known = /sticky|fixed/.test(getComputedStyle(element).position);
    stays.set(element, known);
  }
  return known;
}

function coverAround(element: Element | null): Element | null {
  let at = element;
  while (at && !doesStay(at)) at = flatParent(at);
  return at;
}

/** Clears cached styles; call before a batch in which they may differ from the last. */
export function forgetCovers(): void {
  stays = new WeakMap();
  looked = new WeakSet();
  for (const cover of covers) if (!cover.isConnected || !doesStay(cover)) covers.delete(cover);
}

/** Remembers the cover of a text: if it stays in place while the page scrolls, it will cover text again. */
export function learnCover(element: Element | null): void {
  const cover = coverAround(element);
  if (cover) covers.add(cover);
}

/** Learns headers before they cover text: sticky boxes in an ancestor's first child, such as a table head. */
export function learnHeadersOf(element: Element): void {
  for (let at: Element | null = element; at && !looked.has(at); at = flatParent(at)) {
    looked.add(at);
    let first = at.firstElementChild;
    for (let depth = 0; first && depth < DEPTH && !covers.has(first); depth++) {
      if (doesStay(first)) covers.add(first);
      first = first.firstElementChild;
    }
  }
}

/** Learns the boxes that stay at the upper and lower edge of the viewport. */
export function learnEdges(): void {
  const [width, height] = viewport();
  for (const isUpper of [true, false]) {
    let y = isUpper ? 1 : height - 2;
    for (let count = 0; count < MAX_STACKED && y > 0 && y < height; count++) {
      const cover = coverAround(elementAt(width / 2, y));
      if (!cover) break;
      covers.add(cover);
      const { top, bottom } = cover.getBoundingClientRect();
      y = isUpper ? bottom + 1 : top - 2;
    }
  }
}

/** Returns the vertical span of each cover in the viewport. Only texts near one are tested. */
export const coverSpans = (): [top: number, bottom: number][] =>
  [...covers].map((cover) => {
    const { top, bottom } = cover.getBoundingClientRect();
    return [top, bottom];
  });

/** Returns whether a cover that does not contain the element is at a point. */
export function isCoverAt(x: number, y: number, own: Element): boolean {
  const cover = coverAround(elementAt(x, y));
  if (!cover) return false;
  let at: Element | null = own;
  while (at && at !== cover) at = flatParent(at);
  return at === null;
}
