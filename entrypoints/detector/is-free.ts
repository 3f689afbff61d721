import { boxesBetween } from '@/utils/in-page/boxes-between';
import { viewport } from '@/utils/in-page/viewport';

/** Controls and pictures. */
const FULL = `a,button,input,select,textarea,label,summary,[role=button],[role=link],\
img,svg,canvas,video,iframe,object,embed,meter,progress`;
/** Fractions of the height at which a place is tested. */
const HEIGHTS = { beside: [0.5], stacked: [0.1, 0.9] };

/** What is known of a place in the viewport. */
interface Place {
  rect: DOMRect;
  /** The side at which the address is. */
  near: 'left' | 'right';
  /** `beside` tests mid-line, `stacked` the whole height. */
  kind: 'beside' | 'stacked';
  /** Also accepts blank cells of the address's table row. */
  inRow: boolean;
}

/**
 * Returns whether a place in the viewport has only blank room.
 * @param own contains the address
 * @param elementAt returns the element at a point, from memory for a point that another place shares
 */
export function isFree(
  own: Element,
  { rect: place, near, kind, inRow }: Place,
  elementAt: (x: number, y: number) => Element | null,
): boolean {
  const [width, height] = viewport();
  if (place.left < 0 || place.top < 0 || place.right > width || place.bottom > height) return false;
  const row = inRow ? own.closest('tr,[role=row]') : null;
  return HEIGHTS[kind].every((part) => {
    const y = place.top + part * place.height;
    const [left, right] = [place.left + 1, place.right - 1];
    const middle = place.left + place.width / 2;
    // Most places are refused at the side of the address, which places of other widths share.
    return (near === 'left' ? [left, middle, right] : [right, middle, left]).every((x) => {
      const hit = elementAt(x, y);
      return hit && (isAround(hit, own) || (row?.contains(hit) && isBlank(hit))) && !hasTextAt(hit, place, x, y);
    });
  });
}

/** An ancestor may be a control, such as a row that is a link, but not editable text. */
const isAround = (hit: Element, own: Element): boolean =>
  hit.contains(own) && !hit.matches('[contenteditable],[contenteditable] *');

const isBlank = (hit: Element): boolean => !hit.closest(FULL) && getComputedStyle(hit).backgroundImage === 'none';

/**
 * Returns whether a character overlaps the place at this height; tests the two characters at the nearest caret
 * position.
 */
function hasTextAt(hit: Element, place: DOMRect, x: number, y: number): boolean {
  const root = hit.getRootNode();
  const shadowRoots = root instanceof ShadowRoot ? [root] : [];
  const { offsetNode: node, offset = 0 } = document.caretPositionFromPoint(x, y, { shadowRoots }) ?? {};
  if (!(node instanceof Text && hit.contains(node))) return false;
  return [offset - 1, offset].some(
    (at) =>
      /\S/.test(node.data.charAt(at)) &&
      boxesBetween(node, at, node, at + 1).some(
        ({ left, right, top, bottom }) => left < place.right && right > place.left && top < y && bottom > y,
      ),
  );
}
