import { flatParent } from './flat-parent';

/** Returns whether the browser draws an element: it has a box, is not hidden and not transparent. */
export function isRendered(element: Element | null): boolean {
  let at = element;
  // The browser never reports an element without a box, such as a slot, as visible.
  while (!at?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
    if (!at || getComputedStyle(at).display !== 'contents') return false;
    at = flatParent(at);
  }
  return true;
}
