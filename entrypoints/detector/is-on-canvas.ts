import type { Mark } from './marks';

/** Returns whether a canvas is under a mark, as in a document viewer with text over a drawing. */
export function isOnCanvas({ boxes: [box] }: Mark): boolean {
  // A hit test costs up to 24 ms in a big page; pages without a canvas skip it.
  if (!box || document.getElementsByTagName('canvas').length === 0) return false;
  const under = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return under.some((element) => element.localName === 'canvas');
}
