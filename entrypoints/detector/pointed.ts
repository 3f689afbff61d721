import { boxesBetween, isElement, isText } from '@/utils/in-page/dom';
import { containsPoint, elementOf } from '@/utils/in-page/email-match';
import type { Geometry } from './geometry';
import type { Mark, Marks } from './marks';

/** Where the pointer is: a point of the viewport, and the innermost element there. Keep it: a path ends with its event. */
export interface Pointed {
  x: number;
  y: number;
  hit: Element | null;
}

/** Returns where the pointer is in an event. */
export function pointedBy(event: MouseEvent): Pointed {
  const [hit] = event.composedPath();
  return { x: event.clientX, y: event.clientY, hit: hit instanceof Element ? hit : null };
}

/**
 * Returns the marks under the pointer, nearest first, as far as nothing lies over their text there. Costs no hit test: the
 * browser has told the event what was hit.
 */
export const marksUnder = (marks: Pick<Marks, 'at'>, { covers }: Pick<Geometry, 'covers'>, { x, y, hit }: Pointed) =>
  marks.at(x, y).filter(({ match }) => !covers.isOver(hit, elementOf(match), x, y));

/** Distance from the foot of a text at which the pointer counts as on its line, in px; the line is 3 px high. */
const NEAR_LINE = 4;

/** Returns the line of a mark that the pointer is on, as its box of text. */
export const lineUnder = ({ boxes }: Mark, { x, y }: Pointed): DOMRect | undefined =>
  boxes.find(({ left, right, bottom }) => x >= left && x <= right && Math.abs(y - bottom) <= NEAR_LINE);

/** Returns whether the pointer is in the middle of a mark's text, not at an edge, where tight lines overlap. */
export const isWellIn = ({ boxes }: Mark, { x, y }: Pointed): boolean =>
  boxes.some((box) => containsPoint(box, x, y) && Math.abs(box.top + box.bottom - 2 * y) < box.height / 2);

/** Longer texts are not measured. */
const MAX_TEXT = 20_000;

/** Returns the text under the pointer, selectable or not; null where there is none, as beside a line. */
export function textUnder({ x, y, hit }: Pointed): Text | null {
  const nodes = hit instanceof HTMLSlotElement ? hit.assignedNodes({ flatten: true }) : (hit?.childNodes ?? []);
  const isUnder = (text: Text) =>
    text.length <= MAX_TEXT && boxesBetween(text, 0, text, text.length).some((box) => containsPoint(box, x, y));
  return [...nodes].filter(isText).find(isUnder) ?? null;
}

/** Returns whether a text is a part of a mark's address or of its link. */
export const isOfMark = ({ match }: Mark, text: Text): boolean =>
  match.nodes.some((node) => node === text || (isElement(node) && node.contains(text)));
