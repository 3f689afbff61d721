import type { Mark } from './marks';

/** Whether a canvas lies under a mark, as in a viewer of documents whose text is laid over a drawing. */
export function isOnCanvas({ boxes: [box] }: Mark): boolean {
  // A hit test costs up to 24 ms in a big page, so most pages are spared.
  if (!box || document.getElementsByTagName('canvas').length === 0) return false;
  const under = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return under.some((element) => element.localName === 'canvas');
}
