import { boxesOf, type EmailMatch, elementOf } from '@/utils/in-page/email-match';
import { flatClosest, flatParent } from '@/utils/in-page/flat-parent';
import { beforeEllipsis, type Clip, clipOf } from './clips';
import { createCovers } from './covers';
import { isSeen } from './is-seen';

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
    for (let at = element; at && at !== document.documentElement; at = flatParent(at)) {
      const { clip, isTopLayer } = traitsOf(at);
      if (clip && at !== document.body) {
        const around = at.getBoundingClientRect();
        const [from, to] = beforeEllipsis(box, around, clip);
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
    const isStub = right - left < Math.min(MIN_VISIBLE, box.width - 1) || bottom - top < box.height / 2;
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
