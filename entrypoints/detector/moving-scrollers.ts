import { flatClosest } from '@/utils/in-page/dom';

/** Why marks are updated: the document's scroller moved, or anything in the page may have changed. */
export type UpdateReason = 'scroll' | 'change';

/**
 * A scroller without events for this long is stationary, in ms: a wheel may move nothing, or `scrollend` may be
 * missing.
 */
const REST_MS = 150;
/** The same after `scrollend`, which follows each step of a script that scrolls on every frame. */
const ENDED_MS = 35;

/**
 * Tracks moving inner scrollers, whose marks are hidden: the browser scrolls ahead of scripts, so a mark would trail
 * onto another address. The document's scroller carries its marks.
 * @param scrolled called when the document scrolls
 * @param began called when an inner scroller begins to move
 * @param rested called when it is stationary again
 */
export function createMovingScrollers(scrolled: () => void, began: () => void, rested: () => void) {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();

  function move(scroller: Element, restMs = REST_MS): void {
    const isNew = !timers.has(scroller);
    clearTimeout(timers.get(scroller));
    const rest = () => {
      timers.delete(scroller);
      rested();
    };
    timers.set(scroller, setTimeout(rest, restMs));
    if (isNew) began();
  }
  return {
    /** Handles `scroll` and `scrollend` of every root. */
    scrolled({ target, type }: Event): void {
      if (!(target instanceof Element) || target === document.scrollingElement) scrolled();
      else move(target, type === 'scrollend' ? ENDED_MS : REST_MS);
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
