import { type RefObject, useEffect, useRef } from 'react';

/**
 * After a change that took away what had the focus (a form that gave way to its result, a *Stop* with nothing left to
 * stop), the focus goes to the target instead of the top of the page. It is taken from nothing that still has it, and
 * not while the person is elsewhere: a frame that takes the focus takes it from the page around it. `atFirst` false: a part
 * of a larger whole, which takes no focus when both appear together.
 */
export function useLostFocus(target: RefObject<HTMLElement | null>, change: unknown, atFirst = true): void {
  const seen = useRef(atFirst ? undefined : change);
  useEffect(() => {
    if (seen.current === change) return;
    seen.current = change;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && document.hasFocus()) target.current?.focus({ preventScroll: true });
  }, [target, change]);
}
