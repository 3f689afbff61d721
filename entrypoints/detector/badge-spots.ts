import { boxesBetween, elementOf, holds } from '@/utils/in-page/mention';
import { isText } from '@/utils/in-page/node-type';
import type { Size } from './badge-picture';
import { isFree } from './free-place';
import type { Mark } from './marks';

/** Beside the text in wide or tight room, and above or below it. */
const WIDE: Size = { width: 38, height: 16 };
const TIGHT: Size = { width: 30, height: 14 };
const FLAT: Size = { width: 38, height: 10 };
/** From the text to its badge, in px. */
const GAP = 4;

/** Where a badge stands, in px from the end of the last line of its address (its right top), or from the start of the first. */
export interface Spot extends Size {
  from: 'start' | 'end';
  dx: number;
  dy: number;
  /** Above or below the address rather than in its line. */
  stacked?: boolean;
  /** Cells of the same table row may lie there. */
  inRow?: boolean;
}

/** The place of a badge in the viewport. */
export function placeOf({ boxes }: Mark, { from, dx, dy, width, height }: Spot): DOMRect {
  const box = boxes.at(from === 'end' ? -1 : 0) ?? new DOMRect();
  return new DOMRect((from === 'end' ? box.right : box.left) + dx, box.top + dy, width, height);
}

export const isSpotFree = (mark: Mark, spot: Spot): boolean => {
  const own = elementOf(mark.mention);
  return Boolean(own && isFree(own, placeOf(mark, spot), spot.stacked ? 'stacked' : 'beside', spot.inRow ?? false));
};

/** Where the badge of a mark could stand, best first. Each is measured when it is asked for. */
export function* spotsOf(mark: Mark): Generator<Spot> {
  const first = mark.boxes[0] ?? new DOMRect();
  const last = mark.boxes.at(-1) ?? first;
  const closing = widthAfter(mark, last, CLOSING);
  const middle = (box: DOMRect, { height }: Size) => (box.height - height) / 2;
  const after = (size: Size, width = closing): Spot => ({
    ...size,
    from: 'end',
    dx: width + GAP,
    dy: middle(last, size),
  });
  const before = (size: Size): Spot => ({ ...size, from: 'start', dx: -GAP - size.width, dy: middle(first, size) });
  yield after(WIDE);
  yield before(WIDE);
  yield after(TIGHT);
  yield before(TIGHT);
  // The line of the mark reaches one pixel below the text.
  yield { ...FLAT, from: 'end', dx: -Math.min(FLAT.width, last.width), dy: last.height + 1, stacked: true };
  yield { ...FLAT, from: 'start', dx: Math.max(0, first.width - FLAT.width), dy: -FLAT.height, stacked: true };
  yield after(TIGHT, widthAfter(mark, last, REST));
  yield { ...before(TIGHT), inRow: true };
  yield { ...after(TIGHT), inRow: true };
}

/** The signs that close an address, as in `<kim@acme.com>,`. */
const CLOSING = /^[>)\]}"'»”’.,;:!?]+/;
/** A short end of the text, in which no list goes on and no other address stands. */
const REST = /^[^,;/|@]{1,40}$/;

/** How far what a pattern matches right after an address reaches in the same line, in px; it may be in the next text. */
function widthAfter({ mention: { last, end } }: Mark, { top, bottom, right }: DOMRect, pattern: RegExp): number {
  let [text, from]: [Node | null, number] = [last, end];
  if (isText(last) && end === last.length) {
    const walker = document.createTreeWalker(last.getRootNode(), NodeFilter.SHOW_TEXT);
    walker.currentNode = last;
    [text, from] = [walker.nextNode(), 0];
  }
  const words = isText(text) && pattern.exec(text.data.slice(from, from + 50))?.[0];
  if (!text || !words) return 0;
  const [box, more] = boxesBetween(text, from, text, from + words.length);
  const isNext = box && !more && holds(box, box.left, (top + bottom) / 2) && Math.abs(box.left - right) < GAP;
  return isNext ? box.width : 0;
}
