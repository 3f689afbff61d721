import { flatParent, isRendered } from './dom';

/** A box of at most this width or height shows nothing, in CSS px. Screen-reader texts are hidden this way. */
const SPECK = 1;
/** Clips that leave nothing visible. */
const CLIPPED = /^inset\((50|100)%|^rect\((0|1)px, (0|1)px, (0|1)px, (0|1)px\)/;

/** The extent on one axis, in CSS px of the viewport. */
type Span = readonly [from: number, to: number];

const isSpeck = ([from, to]: Span): boolean => to - from <= SPECK;
const common = (a: Span, b: Span): Span => [Math.max(a[0], b[0]), Math.min(a[1], b[1])];

/**
 * Returns where a span is visible through a box on one axis: anywhere in it if scrolling reaches the span.
 * @param box visible area of the box
 * @param content current extent of scrollable content
 */
function through(overflow: string, span: Span, box: Span, content: Span): Span {
  if (overflow === 'visible') return span;
  if (!/auto|scroll/.test(overflow)) return common(span, box);
  const reachable = common(span, content);
  return isSpeck(reachable) ? reachable : box;
}

/** Returns the extent of a scroller's content; a right-to-left scroller has negative scroll offsets. */
const contentSpan = (start: number, scrolled: number, shown: number, all: number, isReversed: boolean): Span =>
  isReversed ? [start + shown - all - scrolled, start + shown - scrolled] : [start - scrolled, start - scrolled + all];

/**
 * Returns whether the user sees one of an element's boxes or can scroll it into view; *Score all* takes no address of a
 * closed menu or a collapsed quote. Ignores covers.
 * @param boxes in the viewport of the element's frame
 */
export function canBeSeen(element: Element, boxes: readonly DOMRect[]): boolean {
  if (!isRendered(element)) return false;
  if (!boxes.some((box) => isWithin(element, box))) return false;
  // Null if the surrounding page belongs to another site.
  const frame = element.ownerDocument.defaultView?.frameElement;
  return !frame || canBeSeen(frame, [frame.getBoundingClientRect()]);
}

function isWithin(element: Element, box: DOMRect): boolean {
  const { documentElement: root, body } = element.ownerDocument;
  const rootStyle = getComputedStyle(root);
  // The body's overflow applies to the viewport if the root has none.
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
