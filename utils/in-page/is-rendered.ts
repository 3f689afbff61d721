import { flatParent } from './flat-parent';

/** Whether the browser draws an element: its box is there, and neither hidden nor clear. */
export function isRendered(element: Element | null): boolean {
  let at = element;
  // What has no box of its own, such as a slot, is never visible to the browser.
  while (!at?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
    if (!at || getComputedStyle(at).display !== 'contents') return false;
    at = flatParent(at);
  }
  return true;
}
