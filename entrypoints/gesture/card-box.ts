import { viewport } from '@/utils/in-page/dom';
import type { Rect } from '@/utils/messages/page-commands';

/**
 * Full size of the card's frame. Only the page's room decides it, so that the covered area reveals nothing about an answer;
 * the card in it is as high as its content.
 */
const FULL_SIZE = { width: 360, height: 360 };
/** Minimum size that shows the name, the score and the buttons at once. */
const MIN_SIZE = { width: 240, height: 200 };
const GAP = 6;
export const MARGIN = 8;

/** Where the card's frame is, and the edge of it that is nearer to the address: there the card is. */
interface CardBox extends Rect {
  edge: 'top' | 'bottom';
}

/**
 * Returns where the card's frame goes: right of the place, else left of it, so that a list of addresses stays free; else
 * below or above it. Inside the viewport, and smaller if needed. Null if it cannot fit.
 */
export function cardBox(place: Rect | null): CardBox | null {
  const [wide, high] = viewport();
  const width = Math.min(FULL_SIZE.width, wide - 2 * MARGIN);
  const most = Math.min(FULL_SIZE.height, high - 2 * MARGIN);
  if (width < MIN_SIZE.width || most < MIN_SIZE.height) return null;
  const at = place ?? { x: (wide - width) / 2, y: high / 3, width: 0, height: 0 };
  const y = within(at.y, MARGIN, high - most - MARGIN);
  const edge = at.y > y + most / 2 ? 'bottom' : 'top';
  for (const x of place ? [at.x + at.width + GAP, at.x - GAP - width] : []) {
    if (x >= MARGIN && x + width <= wide - MARGIN) return { x: Math.round(x), y, width, height: most, edge };
  }
  const below = at.y + at.height + GAP;
  const [roomBelow, roomAbove] = [high - MARGIN - below, at.y - GAP - MARGIN];
  const isBelow = roomBelow >= most || roomBelow >= roomAbove;
  const height = within(isBelow ? roomBelow : roomAbove, MIN_SIZE.height, most);
  return {
    x: within(at.x, MARGIN, wide - width - MARGIN),
    y: within(isBelow ? below : at.y - GAP - height, MARGIN, high - height - MARGIN),
    width,
    height,
    edge: isBelow ? 'top' : 'bottom',
  };
}

const within = (value: number, least: number, most: number): number =>
  Math.round(Math.min(Math.max(value, least), most));
