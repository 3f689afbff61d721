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

/** A form field whose value is text. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Returns an event's target or a focused element if it is a text field; never a password field. */
export function asTextControl(target: unknown): TextControl | null {
  if (target instanceof HTMLTextAreaElement) return target;
  return target instanceof HTMLInputElement && target.type !== 'password' ? target : null;
}

/** Returns whether the document can hold our elements; false in SVG and XML documents, and in one that is still empty. */
export const isHtml = (): boolean => document.documentElement instanceof HTMLElement;

// Not `instanceof`, which takes 2 µs in a Firefox content script.

/** Returns whether a node is text. */
export const isText = (node: Node | null | undefined): node is Text => node?.nodeType === 3;
/** Returns whether a node is an element. */
export const isElement = (node: Node | null | undefined): node is Element => node?.nodeType === 1;
