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
