import { boxesBetween } from '@/utils/in-page/boxes-between';
import { elementAt } from '@/utils/in-page/element-at';
import { containsPoint, elementOf } from '@/utils/in-page/email-match';
import { isText } from '@/utils/in-page/is-element';
import type { Size } from './draw-badge';
import { isFree } from './is-free';
import type { Mark } from './marks';

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
 * Returns a test of whether a spot of a mark is free, and whether one was not because of our card, which may close any
 * time. It tests each point once: a hit test costs about 50 µs.
 */
export function freeSpotTest(mark: Mark): { isFree: (spot: Spot) => boolean; isUnderCard: () => boolean } {
  const own = elementOf(mark.match);
  const hits = new Map<string, Element | null>();
  const hitAt = (x: number, y: number): Element | null => {
    const key = `${Math.round(x)} ${Math.round(y)}`;
    const hit = hits.get(key) ?? elementAt(x, y);
    hits.set(key, hit);
    return hit;
  };
  const isFreeSpot = (spot: Spot) => {
    const near = spot.from === 'end' ? 'left' : 'right';
    const kind = spot.stacked ? 'stacked' : 'beside';
    const place = { rect: badgeRect(mark, spot), near, kind, inRow: spot.inRow ?? false } as const;
    return own !== null && isFree(own, place, hitAt);
  };
  // The card is a child of the root; a page has nothing there but head and body.
  const isCard = (hit: Element | null) => hit?.parentNode === document.documentElement && hit !== document.body;
  return { isFree: isFreeSpot, isUnderCard: () => [...hits.values()].some(isCard) };
}

/** Yields possible spots for the badge of a mark, best first; each is measured on demand. */
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
