/** In quirks mode, `:hover` alone matches nothing but links. */
const HOVERED = ':is(:hover)';

/** Returns whether the pointer is on an element or in it. No page can keep this from us. */
export const isHovered = (element: Element): boolean => element.matches(HOVERED);

/** Returns the innermost element under the pointer, through open shadow roots. */
export function hoveredElement(root: Document | ShadowRoot): Element | null {
  const hovered = [...root.querySelectorAll(HOVERED)].at(-1) ?? null;
  return hovered?.shadowRoot ? (hoveredElement(hovered.shadowRoot) ?? hovered) : hovered;
}

/** Returns the element at a point of the viewport, through open shadow roots. */
export function elementAt(x: number, y: number): Element | null {
  let at = document.elementFromPoint(x, y);
  for (let depth = 0; at?.shadowRoot && depth < 20; depth++) {
    const inner: Element | null = at.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === at) break;
    at = inner;
  }
  return at;
}
