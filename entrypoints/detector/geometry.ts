import { elementAt } from '@/utils/in-page/element-at';
import { boxesOf, type EmailMatch, elementOf } from '@/utils/in-page/email-match';
import { flatParent } from '@/utils/in-page/flat-parent';
import { isRendered } from '@/utils/in-page/is-rendered';
import { beforeEllipsis, type Clip, clipOf } from './clips';
import { coverSpans, forgetCovers, isCoverAt, learnCover } from './covers';

/** A clipped box keeps its mark only if this much of it is visible, in px, or nearly all; less would be a stub. */
const MIN_VISIBLE = 8;

/** Clips by ancestor; the style of each element is read once. */
let clips = new WeakMap<Element, Clip | null>();
/** Top-layer boxes that contain checked texts: popovers, modal dialogs, fullscreen elements. */
export const topLayer = new Set<Element>();
/** Clears cached styles; call before a batch in which they may differ from the last. */
export const forgetStyles = (): void => {
  clips = new WeakMap();
  topLayer.clear();
  forgetCovers();
};
const knownClipOf = (element: Element): Clip | null => {
  const known = clips.get(element);
  if (known !== undefined) return known;
  const clip = clipOf(element);
  clips.set(element, clip);
  if (element.matches(':popover-open,:modal')) topLayer.add(element);
  return clip;
};

/** Returns whether the text is visible and not in an editor that has the focus. */
export function isSeen(match: EmailMatch): boolean {
  return isRendered(elementOf(match)) && !(document.hasFocus() && isInFocusedEditor(match.first));
}

/** A frame's body is its active element even while the focus is outside the frame. */
function isInFocusedEditor(node: Node): boolean {
  const { activeElement: focused } = node.getRootNode() as Document | ShadowRoot;
  return focused instanceof HTMLElement && focused.isContentEditable && focused.contains(node);
}

/** Returns the part of a box that no scroller or other ancestor clips; null if almost nothing remains. */
function clipToAncestors(match: EmailMatch, box: DOMRect): DOMRect | null {
  let { left, right, top } = box;
  const { bottom } = box;
  // The middle is the point of the hit test for covers.
  right = Math.min(right, innerWidth);
  let at = elementOf(match);
  // Ancestors do not clip a top-layer box.
  for (; at && at !== document.documentElement; at = topLayer.has(at) ? null : flatParent(at)) {
    const clip = knownClipOf(at);
    if (!clip || at === document.body) continue;
    const around = at.getBoundingClientRect();
    const [from, to] = beforeEllipsis(box, around, clip);
    left = Math.max(left, from, around.left);
    right = Math.min(right, to, around.right);
    // The baseline must be in sight.
    if (bottom - 1 > around.bottom || bottom - 1 < around.top) return null;
    top = Math.max(top, around.top);
  }
  const isStub = right - left < Math.min(MIN_VISIBLE, box.width - 1) || bottom - top < box.height / 2;
  return isStub ? null : new DOMRect(left, top, right - left, bottom - top);
}

/** Returns the unclipped boxes of a match, each line once: in Chromium, a line with an ellipsis has two boxes. */
export function clippedBoxes(match: EmailMatch): DOMRect[] {
  const boxes = boxesOf(match);
  const isLonger = (box: DOMRect, other: DOMRect) =>
    box.top === other.top && box.left <= other.left && box.right >= other.right && box.width > other.width;
  return boxes
    .filter((box) => !boxes.some((other) => isLonger(box, other)))
    .flatMap((box) => clipToAncestors(match, box) ?? []);
}

/** Returns whether the page covers the text: with a sticky header, a menu, a dialog. */
export function isCovered(match: EmailMatch, box: DOMRect): boolean {
  let top = elementAt(box.left + box.width / 2, box.top + box.height / 2);
  const own = elementOf(match);
  if (!top || !own) return true;
  const around = new Set<Element>();
  for (let at: Element | null = own; at; at = flatParent(at)) around.add(at);
  // An element without a background, such as a link stretched over its card, does not cover the text; its ancestors
  // may.
  for (; top && !around.has(top) && !own.contains(top); top = flatParent(top)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(top);
    if (/^rgba.*, 0\)none$/.test(backgroundColor + backgroundImage)) continue;
    learnCover(top);
    return true;
  }
  return false;
}

/** Maximum number of frames that the browser is ahead of a script while it scrolls the page with the marks. */
const AHEAD = [0, 1, 2, 3];

/**
 * Returns a test for texts under a header now or within a few frames; only texts near one need hit tests.
 * @param step downward movement of texts per frame, in px; negative upward
 */
export function underCovers(step: number): (match: EmailMatch, box: DOMRect) => boolean {
  const spans = coverSpans();
  const far = Math.abs(step) * AHEAD.length;
  return (match, box) => {
    const own = elementOf(match);
    const y = box.top + box.height / 2;
    if (!own || !spans.some(([top, bottom]) => y > top - far - 1 && y < bottom + far + 1)) return false;
    const x = box.left + box.width / 2;
    return AHEAD.some((frames) => isCoverAt(x, y + frames * step, own));
  };
}
