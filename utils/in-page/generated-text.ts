/** A part of a `content`: a text, an attribute, a counter, or anything else; a text for screen readers follows a slash. */
const PART = /"((?:[^"\\]|\\.)*)"|attr\(([^\s,)]+)[^)]*\)|(counter)[^)]*\)|\/.*|[^\s"]+/gs;

/** Names of fonts that draw a word as a picture, such as "mail" in Material Icons. */
export const ICONS = /\bicons?\b|symbols|icomoon/i;

/** Returns whether a margin and a padding, as the browser computes them, leave a gap that a reader takes for a space. */
export const isApart = (margin: string, padding: string): boolean =>
  Number.parseFloat(margin) + Number.parseFloat(padding) > 2;

/**
 * Returns the text that style adds inside an edge of an element, which is in no node and cannot be selected. A space
 * stands for what separates its neighbors.
 */
export function generatedText(element: Element, edge: '::before' | '::after'): string {
  const isItem = edge === '::before' && getComputedStyle(element).display === 'list-item';
  return (isItem ? read(element, '::marker') : '') + read(element, edge);
}

function read(element: Element, pseudo: '::before' | '::after' | '::marker'): string {
  const style = getComputedStyle(element, pseudo);
  const { display } = style;
  const content = pseudo === '::marker' && style.content === 'normal' ? style.listStyleType : style.content;
  if (!/["(]/.test(content) || display === 'none' || style.fontSize === '0px') return '';
  if (/absolute|fixed/.test(style.position) || style.float !== 'none') return '';
  const text = content.replace(PART, (part, quoted?: string, attribute?: string, counter?: string) => {
    if (attribute) return element.getAttribute(attribute) ?? '';
    return quoted ?? (counter ? '0' : part.startsWith('/') ? '' : ' ');
  });
  const isJoined =
    display.startsWith('inline') &&
    !ICONS.test(style.fontFamily.split(',', 1)[0] ?? '') &&
    (pseudo === '::after'
      ? !isApart(style.marginInlineStart, style.paddingInlineStart)
      : !isApart(style.marginInlineEnd, style.paddingInlineEnd) &&
        // No letter is wider than its font is high, so a wider box has room behind its text.
        !(Number.parseFloat(style.width) > text.length * Number.parseFloat(style.fontSize)));
  return isJoined ? text : ' ';
}
