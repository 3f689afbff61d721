import { elementAt } from '@/utils/in-page/element-at';
import { flatParent } from '@/utils/in-page/flat-parent';
import { viewport } from '@/utils/in-page/viewport';

/** How deep in the first child of a box a header is looked for: a cell in the first row of a table's head. */
const DEPTH = 4;
/** Headers looked for below one another at an edge of the viewport. */
const MOST_STACKED = 3;

/** Boxes that stay where they are while text scrolls under them: sticky and fixed headers, footers, cells. */
const covers = new Set<Element>();
/** Whether an element is one; and the ancestors whose first child was looked at. Read once between two `forgetCovers`. */
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

/** Before a batch in which styles may be others than in the last. */
export function forgetCovers(): void {
  stays = new WeakMap();
  looked = new WeakSet();
  for (const cover of covers) if (!cover.isConnected || !doesStay(cover)) covers.delete(cover);
}

/** Something lies over a text: if it stays when the page is scrolled, it will do so again. */
export function learnCover(element: Element | null): void {
  const cover = coverAround(element);
  if (cover) covers.add(cover);
}

/** Learns headers before a text is under them: a box's first child, such as a table's head. */
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

/** Learns what stays at the upper and lower edge of the viewport. */
export function learnEdges(): void {
  const [width, height] = viewport();
  for (const isUpper of [true, false]) {
    let y = isUpper ? 1 : height - 2;
    for (let count = 0; count < MOST_STACKED && y > 0 && y < height; count++) {
      const cover = coverAround(elementAt(width / 2, y));
      if (!cover) break;
      covers.add(cover);
      const { top, bottom } = cover.getBoundingClientRect();
      y = isUpper ? bottom + 1 : top - 2;
    }
  }
}

/** From where to where the covers reach in the viewport, top to bottom. Only near one of them a text is asked about. */
export const coverSpans = (): [top: number, bottom: number][] =>
  [...covers].map((cover) => {
    const { top, bottom } = cover.getBoundingClientRect();
    return [top, bottom];
  });

/** Whether a cover lies at a point, other than one that the element is in itself. */
export function isCoverAt(x: number, y: number, own: Element): boolean {
  const cover = coverAround(elementAt(x, y));
  if (!cover) return false;
  let at: Element | null = own;
  while (at && at !== cover) at = flatParent(at);
  return at === null;
}
