import { type RefObject, useLayoutEffect, useRef } from 'react';

/** After this time a dialog is gone: its motion takes 120 ms. */
const DIALOG_CLOSES_MS = 300;

/**
 * Moves focus to the target if a change removed or hid the focused element, such as a form replaced by its result.
 * `target` null: something else takes it. `atFirst` false: not on the first render, for a part of a whole.
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
    const timer = setTimeout(moveFocus, DIALOG_CLOSES_MS);
    return () => clearTimeout(timer);

    function moveFocus() {
      if (isFocusLost()) target?.current?.focus({ preventScroll: true });
    }
  }, [target, change]);
}

function isFocusLost(): boolean {
  const focused = document.activeElement;
  // The browser takes the focus from a hidden element only at the next frame.
  return focused === null || focused === document.body || !focused.checkVisibility({ visibilityProperty: true });
}
