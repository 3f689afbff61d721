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

/** Returns the first element with a trait in the flat tree, from an element upward; null if there is none. */
export function flatClosest(element: Element | null, hasTrait: (at: Element) => boolean): Element | null {
  let at = element;
  while (at && !hasTrait(at)) at = flatParent(at);
  return at;
}

/** Returns the parent in the flat tree: the slot of slotted content, the host of an open shadow root's top node. */
export function flatParent(node: Element | Text): Element | null {
  const parent = node.assignedSlot ?? node.parentElement;
  if (parent) return parent;
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** Returns the focused element, through open shadow roots. */
export function focusedElement(document: Document): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

/** In quirks mode, `:hover` alone matches nothing but links. */
const HOVERED = ':is(:hover)';

/** Returns whether the pointer is on an element or in it. No page can keep this from us. */
export const isHovered = (element: Element): boolean => element.matches(HOVERED);

/** Returns the innermost element under the pointer, through open shadow roots. */
export function hoveredElement(root: Document | ShadowRoot): Element | null {
  const hovered = [...root.querySelectorAll(HOVERED)].at(-1) ?? null;
  return hovered?.shadowRoot ? (hoveredElement(hovered.shadowRoot) ?? hovered) : hovered;
}

/** Returns the element at a point of a document's viewport, through open shadow roots. */
export function elementAt(x: number, y: number, of = document): Element | null {
  let at = of.elementFromPoint(x, y);
  for (let depth = 0; at?.shadowRoot && depth < 20; depth++) {
    const inner: Element | null = at.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === at) break;
    at = inner;
  }
  return at;
}

/**
 * Returns the size of the viewport without scroll bars, in CSS px. The window's size includes them; in quirks mode with
 * a scrolling body, an element's size covers all its content.
 */
export function viewport(): [width: number, height: number] {
  const { clientWidth, clientHeight } = document.scrollingElement ?? document.documentElement;
  return [Math.min(innerWidth, clientWidth), Math.min(innerHeight, clientHeight)];
}

/** The range of all measurements, since each new one would cost the page on every change until it is collected. */
let shared: Range | undefined;

/** Returns the non-empty boxes between two positions. */
export function boxesBetween(first: Node, start: number, last: Node, end: number): DOMRect[] {
  shared ??= document.createRange();
  shared.setStart(first, start);
  shared.setEnd(last, end);
  const boxes = [...shared.getClientRects()].filter(({ width, height }) => width && height);
  // It keeps no place in the page that a change would have to move.
  shared.setStart(document, 0);
  shared.collapse(true);
  return boxes;
}
