/** Elements that a word may continue through; `q` adds quotes. Computed style decides the rest. */
const INLINE =
  /^(a|abbr|b|bd[io]|cite|code|data|dfn|em|font|i|kbd|mark|nobr|s|samp|small|span|strong|su[bp]|time|tt|u|var|wbr)$/;

/** Names of fonts that draw a word as a picture, such as "mail" in Material Icons. */
const ICONS = /\bicons?\b|symbols|icomoon/i;

/**
 * How an element affects a line of text: a word continues through it, ends at it (a block, a picture, a gap), or
 * continues after it because it is invisible and takes no room.
 */
export type TextPart = 'inline' | 'edge' | 'unseen';

/** Guesses the same without reading style, which can force a layout. */
export const likelyTextPart = (element: Element): TextPart => (INLINE.test(element.localName) ? 'inline' : 'edge');

/** Returns how an element affects its line of text, by its computed style. */
export function textPart(element: Element): TextPart {
  if (likelyTextPart(element) === 'edge') return 'edge';
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.fontSize === '0px' || isForScreenReaders(style)) return 'unseen';
  if (!/^(inline|contents)$/.test(style.display)) return 'edge';
  // Invisible, but its room separates its neighbors.
  if (style.visibility !== 'visible' || style.opacity === '0') return 'edge';
  return isIcon(element, style) ? 'edge' : 'inline';
}

/** Out of the line and clipped to nothing: words such as "Email" before an address. */
const isForScreenReaders = ({ position, width, height, overflow, clip, clipPath }: CSSStyleDeclaration): boolean =>
  /^(absolute|fixed)$/.test(position) &&
  (clip !== 'auto' ||
    clipPath !== 'none' ||
    (overflow !== 'visible' && Math.min(Number.parseFloat(width), Number.parseFloat(height)) <= 1));

/**
 * Returns whether an element is a word in another font than its parent, marked as a picture by the page or the font
 * name.
 */
function isIcon(element: Element, { fontFamily }: CSSStyleDeclaration): boolean {
  const around = element.parentElement && getComputedStyle(element.parentElement).fontFamily;
  if (fontFamily === around) return false;
  return element.ariaHidden === 'true' || ICONS.test(fontFamily.split(',', 1)[0] ?? '');
}
