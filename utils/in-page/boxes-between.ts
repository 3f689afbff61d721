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
