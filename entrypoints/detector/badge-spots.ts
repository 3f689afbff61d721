import { boxesBetween, isText } from '@/utils/in-page/dom';
import { containsPoint } from '@/utils/in-page/email-match';
import type { Size } from './draw-badge';
import type { Mark } from './marks';
import { roomTest } from './room-test';

/** Badge sizes beside the text with wide or tight room, and above or below it. */
const WIDE: Size = { width: 38, height: 16 };
const TIGHT: Size = { width: 30, height: 14 };
const FLAT: Size = { width: 38, height: 10 };
/** Distance between the text and its badge, in px. */
const GAP = 4;

/** Position of a badge, in px from the top right of the address's last line or the top left of its first. */
export interface Spot extends Size {
  from: 'start' | 'end';
  dx: number;
  dy: number;
  /** Above or below the address, not in its line. */
  stacked?: boolean;
  /** May overlap blank cells of the same table row. */
  inRow?: boolean;
}

/** Returns the rectangle of a badge in the viewport. */
export function badgeRect({ boxes }: Mark, { from, dx, dy, width, height }: Spot): DOMRect {
  const box = boxes.at(from === 'end' ? -1 : 0) ?? new DOMRect();
  return new DOMRect((from === 'end' ? box.right : box.left) + dx, box.top + dy, width, height);
}

/**
 * Finds the best free spot of a mark; null if it has none, and undefined if our card hides it, which may close any time.
 * @param isClear whether a badge there could be taken for that of no other address
 */
export function findSpot(mark: Mark, isClear: (spot: Spot) => boolean): Spot | null | undefined {
  const roomAt = roomTest(mark.match);
  for (const spot of spotsOf(mark)) {
    const room = isClear(spot) ? roomAt(badgeRect(mark, spot), spot.inRow ?? false) : 'taken';
    if (room === 'under card') return undefined;
    if (room === 'free') return spot;
  }
  return null;
}

/** Yields possible spots for the badge of a mark, best first; each is measured on demand. */
function* spotsOf(mark: Mark): Generator<Spot> {
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
  // The underline reaches one pixel below the text.
  yield { ...FLAT, from: 'end', dx: -Math.min(FLAT.width, last.width), dy: last.height + 1, stacked: true };
  yield { ...FLAT, from: 'start', dx: Math.max(0, first.width - FLAT.width), dy: -FLAT.height, stacked: true };
  yield after(TIGHT, widthAfter(mark, last, REST));
  yield { ...before(TIGHT), inRow: true };
  yield { ...after(TIGHT), inRow: true };
}

/** Characters that close an address, as in `<kim@acme.com>,`. */
const CLOSING = /^[>)\]}"'»”’.,;:!?]+/;
/** The short remainder of a text that continues no list and contains no other address. */
const REST = /^[^,;/|@]{1,40}$/;

/**
 * Returns the width in px of the pattern's match directly after an address, in the same line; the match may be in the
 * next text node.
 */
function widthAfter({ match: { last, end } }: Mark, { top, bottom, right }: DOMRect, pattern: RegExp): number {
  let [text, from]: [Node | null, number] = [last, end];
  if (isText(last) && end === last.length) {
    const walker = document.createTreeWalker(last.getRootNode(), NodeFilter.SHOW_TEXT);
    walker.currentNode = last;
    [text, from] = [walker.nextNode(), 0];
  }
  const words = isText(text) && pattern.exec(text.data.slice(from, from + 50))?.[0];
  if (!text || !words) return 0;
  const [box, more] = boxesBetween(text, from, text, from + words.length);
  const isNext = box && !more && containsPoint(box, box.left, (top + bottom) / 2) && Math.abs(box.left - right) < GAP;
  return isNext ? box.width : 0;
}
