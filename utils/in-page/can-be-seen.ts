import { flatParent } from './flat-parent';
import { isRendered } from './is-rendered';

/** A box that is no larger than this in one direction shows nothing, in CSS px. Texts for screen readers are hidden so. */
const SPECK = 1;
/** Clips that leave nothing. */
const CLIPPED = /^inset\((50|100)%|^rect\((0|1)px, (0|1)px, (0|1)px, (0|1)px\)/;

/** From where to where something reaches on one axis, in CSS px of the viewport. */
type Span = readonly [from: number, to: number];

const isSpeck = ([from, to]: Span): boolean => to - from <= SPECK;
const common = (a: Span, b: Span): Span => [Math.max(a[0], b[0]), Math.min(a[1], b[1])];

/**
 * Where a span can be seen through a box on one axis: anywhere in the box where it can be scrolled there.
 * @param box where the box shows its content
 * @param content where all that it can be scrolled to is now
 */
function through(overflow: string, span: Span, box: Span, content: Span): Span {
  if (overflow === 'visible') return span;
  if (!/auto|scroll/.test(overflow)) return common(span, box);
  const reachable = common(span, content);
  return isSpeck(reachable) ? reachable : box;
}

/** Where the content of a scroller is; one that begins at its right has scrolled by less than nothing. */
const contentSpan = (start: number, scrolled: number, shown: number, all: number, isReversed: boolean): Span =>
  isReversed ? [start + shown - all - scrolled, start + shown - scrolled] : [start - scrolled, start - scrolled + all];

/**
 * Whether the user sees one of an element's boxes, or can scroll it into view. Closed menus, collapsed parts, text cut off
 * by a box that does not scroll, and places that no scrolling reaches do not count as seen. Does not check whether
 * something covers it.
 * @param boxes in the viewport of the element's own frame
 */
export function canBeSeen(element: Element, boxes: readonly DOMRect[]): boolean {
  if (!isRendered(element)) return false;
  if (!boxes.some((box) => isWithin(element, box))) return false;
  // Null where the page around is another site's.
  const frame = element.ownerDocument.defaultView?.frameElement;
  return !frame || canBeSeen(frame, [frame.getBoundingClientRect()]);
}

function isWithin(element: Element, box: DOMRect): boolean {
  const { documentElement: root, body } = element.ownerDocument;
  const rootStyle = getComputedStyle(root);
  // The body's overflow is the viewport's where the root has none.
  const ofViewport = rootStyle.overflow === 'visible' && body ? body : root;
  let [x, y]: [Span, Span] = [
    [box.left, box.right],
    [box.top, box.bottom],
  ];
  let position = 'static';
  for (let at: Element | null = element; at && at !== root && position !== 'fixed'; at = flatParent(at)) {
    const style = getComputedStyle(at);
    if (CLIPPED.test(style.clipPath) || (style.position !== 'static' && CLIPPED.test(style.clip))) return false;
    // A box without a position does not clip positioned content, and an inline box does not clip its text.
    if (position === 'absolute' && style.position === 'static') continue;
    position = style.position;
    if (at === ofViewport || /^(inline|contents)$/.test(style.display)) continue;
    const { left, top, right, bottom } = at.getBoundingClientRect();
    const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = at;
    const isReversed = style.direction === 'rtl';
    x = through(style.overflowX, x, [left, right], contentSpan(left, scrollLeft, clientWidth, scrollWidth, isReversed));
    y = through(style.overflowY, y, [top, bottom], contentSpan(top, scrollTop, clientHeight, scrollHeight, false));
    if (isSpeck(x) || isSpeck(y)) return false;
  }
  return isInDocument(element.ownerDocument, [x, y], position === 'fixed', getComputedStyle(ofViewport));
}

function isInDocument(document: Document, [x, y]: Span[], isFixed: boolean, style: CSSStyleDeclaration): boolean {
  const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } =
    document.scrollingElement ?? document.documentElement;
  const isReversed = style.direction === 'rtl';
  const isIn = (overflow: string, span: Span | undefined, shown: number, content: Span): boolean =>
    span !== undefined && !isSpeck(common(span, isFixed || /hidden|clip/.test(overflow) ? [0, shown] : content));
  return (
    isIn(style.overflowX, x, clientWidth, contentSpan(0, scrollLeft, clientWidth, scrollWidth, isReversed)) &&
    isIn(style.overflowY, y, clientHeight, contentSpan(0, scrollTop, clientHeight, scrollHeight, false))
  );
}
