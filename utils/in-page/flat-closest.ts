import { flatParent } from './flat-parent';

/** Returns the first element with a trait in the flat tree, from an element upward; null if there is none. */
export function flatClosest(element: Element | null, hasTrait: (at: Element) => boolean): Element | null {
  let at = element;
  while (at && !hasTrait(at)) at = flatParent(at);
  return at;
}
