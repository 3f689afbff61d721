/** Returns the focused element, through open shadow roots. */
export function focusedElement(document: Document): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}
