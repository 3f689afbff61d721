import { flatParent } from '@/utils/in-page/flat-parent';

/** A scroller that says no more for so long is at rest, in ms: where a wheel moved nothing, or `scrollend` stays away. */
const REST_MS = 150;

/**
 * The inner scrollers that move now. The browser scrolls them ahead of any script, so a mark over one trails its text: in
 * a virtual grid by up to a line, and so under somebody else's address. The document's own scroller carries the marks.
 * @param changed called when one begins to move or has come to rest
 */
export function createMoving(changed: () => void) {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();

  function move(scroller: Element): void {
    const isNew = !timers.has(scroller);
    clearTimeout(timers.get(scroller));
    timers.set(
      scroller,
      setTimeout(() => rest(scroller), REST_MS),
    );
    if (isNew) changed();
  }
  function rest(scroller: Element): void {
    clearTimeout(timers.get(scroller));
    if (timers.delete(scroller)) changed();
  }
  return {
    /** For `scroll` and `scrollend` of every root. */
    scrolled({ target, type }: Event): void {
      if (!(target instanceof Element) || target === document.scrollingElement) changed();
      else if (type === 'scrollend') rest(target);
      else move(target);
    },
    /** For `wheel`: what it is about to move stands still for one frame more. */
    wheeled(event: WheelEvent): void {
      const scroller = event.composedPath().find((at) => at instanceof Element && canScrollBy(at, event));
      if (scroller instanceof Element && scroller !== document.scrollingElement) move(scroller);
    },
    /** Whether an element lies in one of them. */
    holds(element: Element | null): boolean {
      let at = timers.size ? element : null;
      while (at && !timers.has(at)) at = flatParent(at);
      return at !== null;
    },
  };
}
export type Moving = ReturnType<typeof createMoving>;

/** Whether a wheel scrolls an element on the axis that it turns on most. */
function canScrollBy(element: Element, { deltaX, deltaY }: WheelEvent): boolean {
  const isUpright = Math.abs(deltaY) >= Math.abs(deltaX);
  const { scrollTop, scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
  const room = isUpright ? scrollHeight - clientHeight : scrollWidth - clientWidth;
  if (room < 1 || (isUpright && (deltaY < 0 ? scrollTop <= 0 : scrollTop >= room - 1))) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  return /auto|scroll/.test(isUpright ? overflowY : overflowX);
}
