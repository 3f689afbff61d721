import { elementAt, flatClosest, focusedElement } from '@/utils/in-page/dom';
import type { Rect } from '@/utils/messages/page-commands';

/** Returns whether the Tab key reached the place: such a card behaves like a pointer's. */
export function isReachedByKey(place: Rect | null): boolean {
  const link = focusedElement(document);
  return Boolean(place && link?.matches(':focus-visible') && link.contains(elementInRect(place)));
}

/** Returns the element at the start of a rectangle, where its text is. */
export const elementInRect = ({ x, y, width, height }: Rect) => elementAt(x + Math.min(width, 40) / 2, y + height / 2);

/** Returns the modal dialog around an element. Everything outside it is inert, so the card must be inside. */
export const dialogAround = (element: Element | null): Element | null =>
  flatClosest(element, (at) => at.matches('dialog:modal'));

/** Returns a check that the same text is still at a place; null for a place outside the viewport. */
export function createAnchorCheck(place: Rect): (() => boolean) | null {
  const element = elementInRect(place);
  if (!element) return null;
  const text = element.textContent;
  const before = element.getBoundingClientRect();
  return () => {
    const now = element.getBoundingClientRect();
    const moved = Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
    return element.isConnected && moved <= 8 && element.textContent === text;
  };
}

/** Returns how far a point is from a rectangle, in CSS pixels; 0 inside. */
export const distanceTo = ({ x, y, width, height }: Rect, atX: number, atY: number): number =>
  Math.hypot(Math.max(x - atX, 0, atX - x - width), Math.max(y - atY, 0, atY - y - height));

/** Returns whether a point is in a rectangle or beside it. */
export const isNear = ({ x, y, width, height }: Rect, atX: number, atY: number): boolean =>
  atX >= x - 8 && atX <= x + width + 8 && atY >= y - 8 && atY <= y + height + 8;
