import { flatParent } from '@/utils/in-page/flat-parent';
import { boxesBetween, elementOf, holds } from '@/utils/in-page/mention';
import { isText } from '@/utils/in-page/node-type';
import { viewport } from '@/utils/in-page/viewport';
import type { Size } from './badge-picture';
import { caretAt, isFree } from './free-place';
import type { Mark } from './marks';

/** Beside the text in wide or tight room, and above or below it. */
const WIDE: Size = { width: 38, height: 16 };
const TIGHT: Size = { width: 30, height: 14 };
const FLAT: Size = { width: 38, height: 10 };
/** From the text to its badge, in px. */
const GAP = 4;
/** The longest text that may stand between an address and its badge at the end of the line, in characters. */
const MAX_BETWEEN = 40;

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
  const after = GAP + closingWidth(mark, last);
  const middle = (box: DOMRect, { height }: Size) => (box.height - height) / 2;
  const behind = (size: Size, dx = after): Spot => ({ ...size, from: 'end', dx, dy: middle(last, size) });
  const before = (size: Size): Spot => ({ ...size, from: 'start', dx: -GAP - size.width, dy: middle(first, size) });
  yield behind(WIDE);
  yield before(WIDE);
  yield behind(TIGHT);
  yield before(TIGHT);
  // The line of the mark reaches one pixel below the text.
  yield { ...FLAT, from: 'end', dx: -Math.min(FLAT.width, last.width), dy: last.height + 1, stacked: true };
  yield { ...FLAT, from: 'start', dx: Math.max(0, first.width - FLAT.width), dy: -FLAT.height, stacked: true };
  const end = lineEnd(mark, last);
  if (end) yield behind(TIGHT, end - last.right + GAP);
  yield { ...before(TIGHT), inRow: true };
  yield { ...behind(TIGHT), inRow: true };
}

/** The width of the signs that close an address, as in `<kim@acme.com>,`; they may stand in the text that follows. */
function closingWidth({ mention: { last, end } }: Mark, box: DOMRect): number {
  if (!isText(last)) return 0;
  let [text, from]: [Text | null, number] = [last, end];
  if (end === last.length) {
    const walker = document.createTreeWalker(last.getRootNode(), NodeFilter.SHOW_TEXT);
    walker.currentNode = last;
    [text, from] = [walker.nextNode() as Text | null, 0];
  }
  const signs = /^[>)\]}"'»”’.,;:!?]+/.exec(text?.data.slice(from, from + 4) ?? '')?.[0];
  if (!text || !signs) return 0;
  const closing = boxesBetween(text, from, text, from + signs.length).at(-1);
  const isNext = closing && holds(closing, closing.left, (box.top + box.bottom) / 2) && closing.left < box.right + GAP;
  return isNext ? Math.max(0, closing.right - box.right) : 0;
}

/** Where the text ends that follows an address in its line, if it is short and begins no list; what it says is the page's. */
function lineEnd({ mention: { last, end } }: Mark, box: DOMRect): number | null {
  let block = isText(last) ? flatParent(last) : null;
  while (block && /^(inline|contents)$/.test(getComputedStyle(block).display)) block = flatParent(block);
  if (!block) return null;
  const y = (box.top + box.bottom) / 2;
  const right = Math.min(block.getBoundingClientRect().right, viewport()[0]);
  const { node, offset } = caretAt(block, right - 2, y);
  if (!node || !block.contains(node) || offset === 0) return null;
  const edge = boxesBetween(node, offset - 1, node, offset).at(-1);
  if (!edge || !holds(edge, edge.left, y) || edge.right <= box.right) return null;
  const between = document.createRange();
  between.setStart(last, end);
  between.setEnd(node, offset);
  const text = String(between);
  between.setStart(document, 0);
  between.collapse(true);
  return text && text.length <= MAX_BETWEEN && !/^\s*[,;/|]|@/.test(text) ? edge.right : null;
}
