import { viewport } from '@/utils/in-page/viewport';
import type { Place } from '@/utils/messages/page-commands';

/** The room of the page alone decides the size, so that the page learns nothing about an answer from what covers it. */
const WHOLE = { width: 360, height: 320 };
/** With less, the name, the score and the buttons could not be seen at once. */
const LEAST = { width: 240, height: 200 };
const GAP = 6;
export const MARGIN = 8;

/**
 * Where the card stands: below a place, or above it where there is more room, never outside the viewport, and smaller
 * where it would not fit as a whole. Null where there is no room for it at all.
 */
export function cardBox(place: Place | null): Place | null {
  const [wide, high] = viewport();
  const width = Math.min(WHOLE.width, wide - 2 * MARGIN);
  const most = Math.min(WHOLE.height, high - 2 * MARGIN);
  if (width < LEAST.width || most < LEAST.height) return null;
  const at = place ?? { x: (wide - width) / 2, y: high / 3, width: 0, height: 0 };
  const below = at.y + at.height + GAP;
  const [roomBelow, roomAbove] = [high - MARGIN - below, at.y - GAP - MARGIN];
  const isBelow = roomBelow >= most || roomBelow >= roomAbove;
  const height = within(isBelow ? roomBelow : roomAbove, LEAST.height, most);
  return {
    x: within(at.x, MARGIN, wide - width - MARGIN),
    y: within(isBelow ? below : at.y - GAP - height, MARGIN, high - height - MARGIN),
    width,
    height,
  };
}

const within = (value: number, least: number, most: number): number =>
  Math.round(Math.min(Math.max(value, least), most));
