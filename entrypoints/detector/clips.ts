/** How a box cuts off what runs over it. */
export interface Clip {
  /** Where it ends lines with an ellipsis: from the box's edges to its content, and the room that may take, in CSS px. */
  ellipsis: { left: number; right: number; room: number; isReversed: boolean; isLastLine: boolean } | null;
}

/** How an element cuts off what runs over it; null where it does not. */
export function clipOf(element: Element): Clip | null {
  const style = getComputedStyle(element);
  if (style.overflow === 'visible') return null;
  // After so many lines; of one line `text-overflow` decides.
  const isLastLine = style.webkitLineClamp !== 'none';
  if (style.textOverflow !== 'ellipsis' && !isLastLine) return { ellipsis: null };
  const pixels = (length: string): number => Number.parseFloat(length) || 0;
  return {
    ellipsis: {
      left: pixels(style.borderLeftWidth) + pixels(style.paddingLeft),
      right: pixels(style.borderRightWidth) + pixels(style.paddingRight),
      // Itself, and a letter before it that would not fit: each is as wide as the font is high at most.
      room: 2 * pixels(style.fontSize),
      isReversed: style.direction === 'rtl',
      isLastLine,
    },
  };
}

/**
 * From where to where text of a box can be seen before an ellipsis. Firefox does not tell where that begins, so a mark
 * ends up to a letter early there; in Chromium a line that it cuts has a box that ends before it.
 */
export function beforeEllipsis(
  { left, right, bottom, height }: DOMRect,
  around: DOMRect,
  { ellipsis }: Clip,
): [left: number, right: number] {
  if (!ellipsis) return [left, right];
  const { room, isLastLine, isReversed } = ellipsis;
  // A last line may just end before the ellipsis; one before it has none.
  if (isLastLine && bottom + height < around.bottom) return [left, right];
  const slack = isLastLine ? room / 2 : 0;
  const [from, to] = [around.left + ellipsis.left, around.right - ellipsis.right];
  if (isReversed) return [left < from + slack ? from + room : left, right];
  return [left, right > to - slack ? to - room : right];
}
