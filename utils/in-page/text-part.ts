/**
 * Elements that a word may run through; `q` has quotes of its own. What else a page calls them is decided by their
 * computed style.
 */
const INLINE =
  /^(a|abbr|b|bd[io]|cite|code|data|dfn|em|font|i|kbd|mark|nobr|s|samp|small|span|strong|su[bp]|time|tt|u|var|wbr)$/;

/** Names of fonts that draw a word as a picture, such as "mail" in Material Icons. */
const ICONS = /\bicons?\b|symbols|icomoon/i;

/**
 * How an element takes part in a line of text: a word runs through it, or it ends the word (a block, a picture, a
 * gap), or it is neither seen nor takes any room, so that the word goes on behind it.
 */
export type TextPart = 'inline' | 'edge' | 'unseen';

/** The same without a look at its style, which can cost the page a layout. */
export const likelyTextPart = (element: Element): TextPart => (INLINE.test(element.localName) ? 'inline' : 'edge');

/** How an element takes part in the line of text that it stands in, by its computed style. */
export function textPart(element: Element): TextPart {
  if (likelyTextPart(element) === 'edge') return 'edge';
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.fontSize === '0px' || isForScreenReaders(style)) return 'unseen';
  if (!/^(inline|contents)$/.test(style.display)) return 'edge';
  // Unseen, but the room that it takes parts what is around it.
  if (style.visibility !== 'visible' || style.opacity === '0') return 'edge';
  return isIcon(element, style) ? 'edge' : 'inline';
}

/** Out of the line, and clipped to nothing: words such as "Email" before an address. */
const isForScreenReaders = ({ position, width, height, overflow, clip, clipPath }: CSSStyleDeclaration): boolean =>
  /^(absolute|fixed)$/.test(position) &&
  (clip !== 'auto' ||
    clipPath !== 'none' ||
    (overflow !== 'visible' && Math.min(Number.parseFloat(width), Number.parseFloat(height)) <= 1));

/** A word in another font than the text around it, which the page or the font's name calls a picture. */
function isIcon(element: Element, { fontFamily }: CSSStyleDeclaration): boolean {
  const around = element.parentElement && getComputedStyle(element.parentElement).fontFamily;
  if (fontFamily === around) return false;
  return element.ariaHidden === 'true' || ICONS.test(fontFamily.split(',', 1)[0] ?? '');
}
