import { type RefObject, useLayoutEffect, useRef } from 'react';

/** After this time nothing takes the focus any more, unless a dialog still has it. */
const SETTLES_MS = 300;
/** A dialog closes by motion, which a busy computer draws late. */
const DIALOG_CLOSES_MS = 5_000;
const CHECK_MS = 100;

/**
 * Moves focus to the target if a change removed or hid the focused element, such as a form replaced by its result.
 * `target` null: something else takes it. `atFirst` false: not on the first render.
 */
export function useLostFocus(target: RefObject<HTMLElement | null> | null, change: unknown, atFirst = true): void {
  const seen = useRef(atFirst ? undefined : change);
  // With the change itself: a later effect would let the timer of the last place fire in the next one.
  useLayoutEffect(() => {
    if (seen.current === change) return;
    seen.current = change;
    // A frame that takes focus takes it from the page around it, so this one waits until it is given the focus.
    if (!document.hasFocus()) {
      addEventListener('focus', moveFocus, { once: true });
      return () => removeEventListener('focus', moveFocus);
    }
    moveFocus();
    // A closing dialog keeps the focus until it is gone, then gives it back to a button that may be gone too.
    let [passed, settled] = [0, 0];
    const timer = setInterval(() => {
      passed += CHECK_MS;
      settled = isInDialog() ? 0 : settled + CHECK_MS;
      if (settled > 0) moveFocus();
      if (settled >= SETTLES_MS || passed >= DIALOG_CLOSES_MS) clearInterval(timer);
    }, CHECK_MS);
    return () => clearInterval(timer);

    function moveFocus() {
      if (isFocusLost()) target?.current?.focus({ preventScroll: true });
    }
  }, [target, change]);
}

const isInDialog = (): boolean => document.activeElement?.closest('[role=alertdialog]') != null;

function isFocusLost(): boolean {
  const focused = document.activeElement;
  // The browser takes the focus from a hidden element only at the next frame.
  return focused === null || focused === document.body || !focused.checkVisibility({ visibilityProperty: true });
}
