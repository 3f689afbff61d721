import { elementAt } from '@/utils/in-page/element-at';
import { boxesBetween } from '@/utils/in-page/mention';
import { viewport } from '@/utils/in-page/viewport';

const CONTROLS = 'a,button,input,select,textarea,label,summary,[role=button],[role=link]';
const PICTURES = 'img,svg,svg *,canvas,video,iframe,object,embed,meter,progress';
/** Higher than this, a box is looked at near its upper and its lower edge; else along its middle, in px. */
const ROWS = { beside: [0.5], stacked: [0.1, 0.9] };

/**
 * Whether only blank room of an address's own surroundings lies at a place of the viewport.
 * @param own the element that holds the address
 * @param kind `beside` the text the line's middle counts, `stacked` above or below it the whole height
 * @param inRow whether blank cells of the same table row count as surroundings
 */
export function isFree(own: Element, place: DOMRect, kind: 'beside' | 'stacked', inRow: boolean): boolean {
  const [width, height] = viewport();
  if (place.left < 0 || place.top < 0 || place.right > width || place.bottom > height) return false;
  const row = inRow ? own.closest('tr,[role=row]') : null;
  return ROWS[kind].every((part) => {
    const y = place.top + part * place.height;
    return [place.left + 1, place.left + place.width / 2, place.right - 1].every((x) => {
      const hit = elementAt(x, y);
      return hit && (isAround(hit, own) || (row?.contains(hit) && isBlank(hit))) && !hasTextAt(hit, place, x, y);
    });
  });
}

/** What the address lies in may be a control, such as a row that is a link; text that can be edited may not. */
const isAround = (hit: Element, own: Element): boolean =>
  hit.contains(own) && !hit.matches('[contenteditable],[contenteditable] *');

const isBlank = (hit: Element): boolean =>
  !hit.closest(CONTROLS) && !hit.matches(PICTURES) && getComputedStyle(hit).backgroundImage === 'none';

/** Whether a character of the line at a height stands in the place: the two at the nearest caret position are looked at. */
function hasTextAt(hit: Element, place: DOMRect, x: number, y: number): boolean {
  const { node, offset } = caretAt(hit, x, y);
  if (!node || !hit.contains(node)) return false;
  return [offset - 1, offset].some(
    (at) =>
      /\S/.test(node.data.charAt(at)) &&
      boxesBetween(node, at, node, at + 1).some(
        ({ left, right, top, bottom }) => left < place.right && right > place.left && top < y && bottom > y,
      ),
  );
}

/** The nearest caret position to a point that lies in an element, in its shadow root too; no node where it is in no text. */
export function caretAt(element: Element, x: number, y: number): { node: Text | null; offset: number } {
  const root = element.getRootNode();
  const shadowRoots = root instanceof ShadowRoot ? [root] : [];
  const { offsetNode, offset = 0 } = document.caretPositionFromPoint(x, y, { shadowRoots }) ?? {};
  return { node: offsetNode instanceof Text ? offsetNode : null, offset };
}
