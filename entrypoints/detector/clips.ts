/** How a box clips its overflow. */
export interface Clip {
  /**
   * Set if it ends lines with an ellipsis: distances from the box's edges to its content, and the ellipsis's maximum
   * width, in CSS px.
   */
  ellipsis: { left: number; right: number; room: number; isReversed: boolean; isLastLine: boolean } | null;
}

/** Returns how an element of this style clips its overflow; null if it does not. */
export function clipOf(style: CSSStyleDeclaration): Clip | null {
  if (style.overflow === 'visible') return null;
  // `line-clamp` puts the ellipsis in the last line; `text-overflow` puts one in each line.
  const isLastLine = style.webkitLineClamp !== 'none';
  if (style.textOverflow !== 'ellipsis' && !isLastLine) return { ellipsis: null };
  const pixels = (length: string): number => Number.parseFloat(length) || 0;
  return {
    ellipsis: {
      left: pixels(style.borderLeftWidth) + pixels(style.paddingLeft),
      right: pixels(style.borderRightWidth) + pixels(style.paddingRight),
      // Width of the ellipsis and of a letter before it that does not fit: each at most the font size.
      room: 2 * pixels(style.fontSize),
      isReversed: style.direction === 'rtl',
      isLastLine,
    },
  };
}

/**
 * Returns the horizontal range of text visible before an ellipsis. Firefox does not report its start, so a mark may end
 * a letter early there; in Chromium, a cut line's box ends before it.
 */
export function beforeEllipsis(
  { left, right, bottom, height }: DOMRect,
  around: DOMRect,
  { ellipsis }: Clip,
): [left: number, right: number] {
  if (!ellipsis) return [left, right];
  const { room, isLastLine, isReversed } = ellipsis;
  // A last line may end just before the ellipsis; the line before it has none.
  if (isLastLine && bottom + height < around.bottom) return [left, right];
  const slack = isLastLine ? room / 2 : 0;
  const [from, to] = [around.left + ellipsis.left, around.right - ellipsis.right];
  if (isReversed) return [left < from + slack ? from + room : left, right];
  return [left, right > to - slack ? to - room : right];
}
