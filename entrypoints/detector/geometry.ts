import { flatClosest, flatParent, isRendered } from '@/utils/in-page/dom';
import { boxesOf, type EmailMatch, elementOf } from '@/utils/in-page/email-match';
import { createCovers } from './covers';

/** A clipped box keeps its mark only if this much of it is visible, in px, or nearly all; less would be a stub. */
const MIN_VISIBLE = 8;

/** How an element affects the texts in it. */
interface Traits {
  clip: Clip | null;
  isTopLayer: boolean;
  /** Sticky, fixed or in the top layer: the document's scroller does not carry it along. */
  stays: boolean;
}

/**
 * Measures where matches are visible. Reads the style of each element once, until `forgetStyles`.
 * @param isMoving whether an element is inside a moving scroller; its text is not marked
 */
export function createGeometry(isMoving: (element: Element | null) => boolean) {
  let known = new WeakMap<Element, Traits>();
  /** Top-layer boxes that contain measured texts: popovers, modal dialogs, fullscreen elements. */
  const topLayer = new Set<Element>();
  const covers = createCovers((element) => traitsOf(element).stays);

  function traitsOf(element: Element): Traits {
    let traits = known.get(element);
    if (!traits) {
      const style = getComputedStyle(element);
      const isTopLayer = element.matches(':popover-open,:modal');
      traits = { clip: clipOf(style), isTopLayer, stays: isTopLayer || /sticky|fixed/.test(style.position) };
      known.set(element, traits);
    }
    return traits;
  }

  /** Returns the part of a box that no scroller or other ancestor clips; null if almost nothing remains. */
  function clipToAncestors(element: Element | null, box: DOMRect): DOMRect | null {
    const { bottom } = box;
    let { left, top } = box;
    // The middle is the point of the hit test for covers.
    let right = Math.min(box.right, innerWidth);
    let hasEllipsis = false;
    for (let at = element; at && at !== document.documentElement; at = flatParent(at)) {
      const { clip, isTopLayer } = traitsOf(at);
      if (clip && at !== document.body) {
        const around = at.getBoundingClientRect();
        const isCut = clip.ellipsis !== null && overflows(at);
        hasEllipsis ||= isCut;
        const [from, to] = isCut ? beforeEllipsis(box, around, clip) : [box.left, box.right];
        left = Math.max(left, from, around.left);
        right = Math.min(right, to, around.right);
        // The baseline must be in sight.
        if (bottom - 1 > around.bottom || bottom - 1 < around.top) return null;
        top = Math.max(top, around.top);
      }
      if (!isTopLayer) continue;
      topLayer.add(at);
      // Ancestors do not clip a top-layer box.
      break;
    }
    // Chromium's box of a text before an ellipsis may be one letter.
    const least = hasEllipsis ? MIN_VISIBLE : Math.min(MIN_VISIBLE, box.width - 1);
    const isStub = right - left < least || bottom - top < box.height / 2;
    return isStub ? null : new DOMRect(left, top, right - left, bottom - top);
  }

  /** Returns what is not clipped of a match's boxes, each line once: in Chromium, a line with an ellipsis has two. */
  function clippedBoxes(match: EmailMatch): DOMRect[] {
    const boxes = boxesOf(match);
    const isLonger = (box: DOMRect, other: DOMRect) =>
      box.top === other.top && box.left <= other.left && box.right >= other.right && box.width > other.width;
    return boxes
      .filter((box) => !boxes.some((other) => isLonger(box, other)))
      .flatMap((box) => clipToAncestors(elementOf(match), box) ?? []);
  }
  /** Returns the boxes of a match that can be marked now; none if it is hidden, being edited or moving. */
  const visibleBoxes = (match: EmailMatch): DOMRect[] =>
    isSeen(match) && !isMoving(elementOf(match)) ? clippedBoxes(match) : [];

  return {
    topLayer: topLayer as ReadonlySet<Element>,
    covers,
    clippedBoxes,
    visibleBoxes,
    /** Returns whether a part of the match is visible and the page does not cover it. */
    isUncovered: (match: EmailMatch): boolean =>
      visibleBoxes(match).some((box) => !covers.areOver(elementOf(match), box)),
    /** Returns whether the document's scroller carries a match along, and nothing else moves it. */
    isCarried: (match: EmailMatch): boolean => !flatClosest(elementOf(match), (at) => traitsOf(at).stays),
    /** Clears cached styles; call before a batch in which they may differ from the last. */
    forgetStyles(): void {
      known = new WeakMap();
      topLayer.clear();
      covers.forget();
    },
  };
}
export type Geometry = ReturnType<typeof createGeometry>;

/** Returns whether the text is rendered and not in an editor that has the focus. */
function isSeen(match: EmailMatch): boolean {
  return isRendered(elementOf(match)) && !(document.hasFocus() && isInFocusedEditor(match.first));
}

/** A frame's body is its active element even while the focus is outside the frame. */
function isInFocusedEditor(node: Node): boolean {
  const { activeElement: focused } = node.getRootNode() as Document | ShadowRoot;
  return focused instanceof HTMLElement && focused.isContentEditable && focused.contains(node);
}

/** How a box clips its overflow. */
interface Clip {
  /**
   * Set if it ends lines with an ellipsis: distances from the box's edges to its content, and the ellipsis's maximum
   * width, in CSS px.
   */
  ellipsis: { left: number; right: number; room: number; isReversed: boolean; isLastLine: boolean } | null;
}

/** Returns how an element of this style clips its overflow; null if it does not. */
function clipOf(style: CSSStyleDeclaration): Clip | null {
  // `overflow` applies to boxes only.
  if (style.overflow === 'visible' || /^(inline|contents)$/.test(style.display)) return null;
  // `line-clamp` puts the ellipsis in the last line; `text-overflow` puts one in each line.
  const isLastLine = style.webkitLineClamp !== 'none';
  if (style.textOverflow !== 'ellipsis' && !isLastLine) return { ellipsis: null };
  const pixels = (length: string): number => Number.parseFloat(length) || 0;
  return {
    ellipsis: {
      left: pixels(style.borderLeftWidth) + pixels(style.paddingLeft),
      right: pixels(style.borderRightWidth) + pixels(style.paddingRight),
      // Width of the ellipsis and of a letter before it that does not fit: each at most the font size.
      room: 2 * pixels(style.fontSize),
      isReversed: style.direction === 'rtl',
      isLastLine,
    },
  };
}

/** Returns whether a box holds more than it shows, in any direction; only then does it end a line with an ellipsis. */
const overflows = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;

/**
 * Returns the horizontal range of text visible before an ellipsis. Firefox does not report its start, so a mark may end
 * a letter early there; in Chromium, a cut line's box ends before it.
 */
function beforeEllipsis(
  { left, right, bottom, height }: DOMRect,
  around: DOMRect,
  { ellipsis }: Clip,
): [left: number, right: number] {
  if (!ellipsis) return [left, right];
  const { room, isLastLine, isReversed } = ellipsis;
  // A last line may end just before the ellipsis; the line before it has none.
  if (isLastLine && bottom + height < around.bottom) return [left, right];
  const slack = isLastLine ? room / 2 : 0;
  const [from, to] = [around.left + ellipsis.left, around.right - ellipsis.right];
  if (isReversed) return [left < from + slack ? from + room : left, right];
  return [left, right > to - slack ? to - room : right];
}
