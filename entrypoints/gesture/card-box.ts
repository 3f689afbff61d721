import { viewport } from '@/utils/in-page/viewport';
import type { Rect } from '@/utils/messages/page-commands';

/**
 * Full size. Only the page's room decides the card's size, so that the covered area reveals nothing about an answer.
 */
const FULL_SIZE = { width: 360, height: 320 };
/** Minimum size that shows the name, the score and the buttons at once. */
const MIN_SIZE = { width: 240, height: 200 };
const GAP = 6;
export const MARGIN = 8;

/**
 * Returns the card's rectangle: right of the place, else left of it, so that a list of addresses stays free; else below
 * or above it. Inside the viewport, and smaller if needed. Null if it cannot fit.
 */
export function cardBox(place: Rect | null): Rect | null {
  const [wide, high] = viewport();
  const width = Math.min(FULL_SIZE.width, wide - 2 * MARGIN);
  const most = Math.min(FULL_SIZE.height, high - 2 * MARGIN);
  if (width < MIN_SIZE.width || most < MIN_SIZE.height) return null;
  const at = place ?? { x: (wide - width) / 2, y: high / 3, width: 0, height: 0 };
  const y = within(at.y, MARGIN, high - most - MARGIN);
  const right = at.x + at.width + GAP;
  if (place && right >= MARGIN && right + width <= wide - MARGIN)
    return { x: Math.round(right), y, width, height: most };
  const left = at.x - GAP - width;
  if (place && left >= MARGIN && left + width <= wide - MARGIN) return { x: Math.round(left), y, width, height: most };
  const below = at.y + at.height + GAP;
  const [roomBelow, roomAbove] = [high - MARGIN - below, at.y - GAP - MARGIN];
  const isBelow = roomBelow >= most || roomBelow >= roomAbove;
  const height = within(isBelow ? roomBelow : roomAbove, MIN_SIZE.height, most);
  return {
    x: within(at.x, MARGIN, wide - width - MARGIN),
    y: within(isBelow ? below : at.y - GAP - height, MARGIN, high - height - MARGIN),
    width,
    height,
  };
}

const within = (value: number, least: number, most: number): number =>
  Math.round(Math.min(Math.max(value, least), most));
