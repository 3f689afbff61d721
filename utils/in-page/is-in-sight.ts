import { canBeSeen } from './can-be-seen';
import { elementAt, flatClosest, viewport } from './dom';
import { isReadable } from './is-readable';

/**
 * Returns whether the user sees a box of an element now, in the middle of what the viewport shows of it: readable, and
 * covered neither there nor, in a frame, in the pages around. Of a frame in another site's page, nobody can say.
 */
export function isInSight(element: Element, box: DOMRect): boolean {
  if (!canBeSeen(element, [box]) || !isReadable(element)) return false;
  const [width, height] = viewport();
  let x = (Math.max(box.left, 0) + Math.min(box.right, width)) / 2;
  let y = (Math.max(box.top, 0) + Math.min(box.bottom, height)) / 2;
  for (let at = element; ; ) {
    const hit = elementAt(x, y, at.ownerDocument);
    // Text without pointer events is hit through.
    if (!hit || !(isWithin(hit, at) || isWithin(at, hit))) return false;
    const view = at.ownerDocument.defaultView;
    if (!view || view === view.parent) return Boolean(view);
    const frame = view.frameElement;
    if (!frame || !isReadable(frame)) return false;
    const { left, top } = frame.getBoundingClientRect();
    [x, y, at] = [x + left + frame.clientLeft, y + top + frame.clientTop, frame];
  }
}

const isWithin = (element: Element, around: Element): boolean => flatClosest(element, (at) => at === around) !== null;
