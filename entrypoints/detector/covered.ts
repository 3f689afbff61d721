import { elementAt } from '@/utils/in-page/element-at';
import { flatParent } from '@/utils/in-page/flat-parent';
import { isRendered } from '@/utils/in-page/is-rendered';
import { boxesOf, elementOf, type Mention } from '@/utils/in-page/mention';
import { beforeEllipsis, type Clip, clipOf } from './clips';
import { coverSpans, forgetCovers, isCoverAt, learnCover } from './covers';

/** What runs over an edge keeps its mark only if as much of it is seen, in px, or nearly all; else it would be a stub. */
const LEAST = 8;

/** How ancestors cut off what runs over them; style is read once for each element. */
let clips = new WeakMap<Element, Clip | null>();
/** The boxes of the top layer that hold what was looked at: popovers, modal dialogs, what fills the screen. */
export const topBoxes = new Set<Element>();
/** Before a batch in which styles may be others than in the last. */
export const forgetStyles = (): void => {
  clips = new WeakMap();
  topBoxes.clear();
  forgetCovers();
};
const knownClipOf = (element: Element): Clip | null => {
  const known = clips.get(element);
  if (known !== undefined) return known;
  const clip = clipOf(element);
  clips.set(element, clip);
  if (element.matches(':popover-open,:modal')) topBoxes.add(element);
  return clip;
};

/** Whether a person can see the text, and is not just writing it: an editor is left alone while it has the focus. */
export function isSeen(mention: Mention): boolean {
  return isRendered(elementOf(mention)) && !(document.hasFocus() && isInFocusedEditor(mention.first));
}

/** The body of a frame is its active element even while the focus is outside of the frame. */
function isInFocusedEditor(node: Node): boolean {
  const { activeElement: focused } = node.getRootNode() as Document | ShadowRoot;
  return focused instanceof HTMLElement && focused.isContentEditable && focused.contains(node);
}

/** The part of a box that no scroller or other box around the text cuts off; null where next to nothing is left. */
function uncutPart(mention: Mention, box: DOMRect): DOMRect | null {
  let { left, right, top } = box;
  const { bottom } = box;
  // Its middle is where it is looked for what covers it.
  right = Math.min(right, innerWidth);
  let at = elementOf(mention);
  // Nothing around a box of the top layer cuts it.
  for (; at && at !== document.documentElement; at = topBoxes.has(at) ? null : flatParent(at)) {
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
  const isStub = right - left < Math.min(LEAST, box.width - 1) || bottom - top < box.height / 2;
  return isStub ? null : new DOMRect(left, top, right - left, bottom - top);
}

/** The boxes of a mention that are not cut off, each line once: a line cut by an ellipsis has two boxes in Chromium. */
export function uncutBoxes(mention: Mention): DOMRect[] {
  const boxes = boxesOf(mention);
  const isLonger = (box: DOMRect, other: DOMRect) =>
    box.top === other.top && box.left <= other.left && box.right >= other.right && box.width > other.width;
  return boxes
    .filter((box) => !boxes.some((other) => isLonger(box, other)))
    .flatMap((box) => uncutPart(mention, box) ?? []);
}

/** Whether something of the page lies over the text: a sticky header, a menu, a dialog. */
export function isCovered(mention: Mention, box: DOMRect): boolean {
  let top = elementAt(box.left + box.width / 2, box.top + box.height / 2);
  const own = elementOf(mention);
  if (!top || !own) return true;
  const around = new Set<Element>();
  for (let at: Element | null = own; at; at = flatParent(at)) around.add(at);
  // Without a background, as a link stretched over its card, it lets what is under it be seen; what it lies in may not.
  for (; top && !around.has(top) && !own.contains(top); top = flatParent(top)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(top);
    if (/^rgba.*, 0\)none$/.test(backgroundColor + backgroundImage)) continue;
    learnCover(top);
    return true;
  }
  return false;
}

/** The browser is so many frames ahead of a script at most, while it scrolls the page and carries the marks along. */
const AHEAD = [0, 1, 2, 3];

/**
 * Tells of texts that are under a header, or will be some frames on. Only those near such a box are looked at, as each look
 * is a hit test.
 * @param step how far the texts move down in one frame, in px; less than 0 upward
 */
export function underCovers(step: number): (mention: Mention, box: DOMRect) => boolean {
  const spans = coverSpans();
  const far = Math.abs(step) * AHEAD.length;
  return (mention, box) => {
    const own = elementOf(mention);
    const y = box.top + box.height / 2;
    if (!own || !spans.some(([top, bottom]) => y > top - far - 1 && y < bottom + far + 1)) return false;
    const x = box.left + box.width / 2;
    return AHEAD.some((frames) => isCoverAt(x, y + frames * step, own));
  };
}
