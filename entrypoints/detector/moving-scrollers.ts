import { flatClosest } from '@/utils/in-page/flat-closest';

/** Why marks are updated: the document's scroller moved, or anything in the page may have changed. */
export type UpdateReason = 'scroll' | 'change';

/**
 * A scroller without events for this long is stationary, in ms: a wheel may move nothing, or `scrollend` may be
 * missing.
 */
const REST_MS = 150;

/**
 * Tracks moving inner scrollers. The browser scrolls ahead of scripts, so a mark may trail onto another address
 * (docs/decisions/053). The document's scroller carries marks.
 * @param moved called on each start or end, and when the document scrolls
 */
export function createMovingScrollers(moved: (reason: UpdateReason) => void) {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();

  function move(scroller: Element): void {
    const isNew = !timers.has(scroller);
    clearTimeout(timers.get(scroller));
    timers.set(
      scroller,
      setTimeout(() => rest(scroller), REST_MS),
    );
    if (isNew) moved('change');
  }
  function rest(scroller: Element): void {
    clearTimeout(timers.get(scroller));
    if (timers.delete(scroller)) moved('change');
  }
  return {
    /** Handles `scroll` and `scrollend` of every root. */
    scrolled({ target, type }: Event): void {
      if (!(target instanceof Element) || target === document.scrollingElement) moved('scroll');
      else if (type === 'scrollend') rest(target);
      else move(target);
    },
    /** Handles `wheel`: the scroller starts moving one frame later. */
    wheeled(event: WheelEvent): void {
      const scroller = event.composedPath().find((at) => at instanceof Element && canScrollBy(at, event));
      if (scroller instanceof Element && scroller !== document.scrollingElement) move(scroller);
    },
    /** Returns whether an element is inside a moving scroller. */
    hold: (element: Element | null): boolean =>
      timers.size > 0 && flatClosest(element, (at) => timers.has(at)) !== null,
  };
}

/** Returns whether a wheel event scrolls an element on its dominant axis. */
function canScrollBy(element: Element, { deltaX, deltaY }: WheelEvent): boolean {
  const isUpright = Math.abs(deltaY) >= Math.abs(deltaX);
  const { scrollTop, scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
  const room = isUpright ? scrollHeight - clientHeight : scrollWidth - clientWidth;
  if (room < 1 || (isUpright && (deltaY < 0 ? scrollTop <= 0 : scrollTop >= room - 1))) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  return /auto|scroll/.test(isUpright ? overflowY : overflowX);
}
