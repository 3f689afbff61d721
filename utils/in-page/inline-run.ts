import { flatParent, isElement, isText } from './dom';
import { generatedText, ICONS, isApart } from './generated-text';

/** Elements that a word may continue through; `q` adds quotes. Computed style decides the rest. */
const INLINE =
  /^(a|abbr|b|bd[io]|cite|code|data|dfn|em|font|i|kbd|mark|nobr|s|samp|slot|small|span|strong|su[bp]|time|tt|u|var|wbr|.+-.*)$/;

/**
 * How an element affects a line of text: a word continues through it, ends at it (a block, a picture, a gap), or
 * continues after it because it is invisible and takes no room.
 */
type TextPart = 'inline' | 'edge' | 'unseen';

/** Guesses the same without reading style, which can force a layout. */
const likelyTextPart = (element: Element): TextPart => (INLINE.test(element.localName) ? 'inline' : 'edge');

/** Returns how an element affects its line of text, by its computed style. */
function textPart(element: Element): TextPart {
  if (likelyTextPart(element) === 'edge') return 'edge';
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.fontSize === '0px' || isForScreenReaders(style)) return 'unseen';
  if (!/^(inline|contents)$/.test(style.display)) return 'edge';
  // Invisible, but its room separates its neighbors.
  if (style.visibility !== 'visible' || style.opacity === '0') return 'edge';
  // Authors of custom elements leave gaps where others write spaces.
  const hasGap =
    element.localName.includes('-') &&
    (isApart(style.marginInlineStart, style.paddingInlineStart) ||
      isApart(style.marginInlineEnd, style.paddingInlineEnd));
  return hasGap || isIcon(element, style) ? 'edge' : 'inline';
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

/** An @, or a full-width one, as Japanese input methods write it. */
const AT = /[@＠]/;
const LAST_AT = /[@＠][^@＠]*$/;
/** Characters that end an address. */
const SEPARATOR = /[\s,;<>()"]/;
/** Maximum number of texts on each side that form one address. */
const MAX_TEXTS = 40;

type PartOf = (element: Element) => TextPart;

/** Nodes passed at most on the way to a neighbor. */
const MAX_STEPS = 20;

/** Returns the next node in the same slot or parent, as drawn. */
function flatSibling(node: Node, forward: boolean): Node | null {
  const { assignedSlot } = node as Text;
  // Named accessors: a lookup by key makes a batch of changed texts a quarter slower in Firefox.
  let next: Node | null = forward ? node.nextSibling : node.previousSibling;
  for (let steps = 0; assignedSlot && next && (next as Text).assignedSlot !== assignedSlot; steps++) {
    if (steps === MAX_STEPS) return null;
    next = forward ? next.nextSibling : next.previousSibling;
  }
  return next;
}

/** Returns the first or last node that is drawn in an element. */
function flatChild(element: Element, isFirst: boolean): Node | null {
  const assigned = element.localName === 'slot' ? (element as HTMLSlotElement).assignedNodes() : [];
  const parent = element.shadowRoot ?? element;
  return assigned.at(isFirst ? 0 : -1) ?? (isFirst ? parent.firstChild : parent.lastChild);
}

/**
 * Returns the adjacent text node in the same line of text, through slots and open shadow roots, or null if a block, a
 * break or a picture is between.
 * @param pass called with each edge of an element on the way
 */
function neighbour(
  node: Text,
  forward: boolean,
  partOf: PartOf,
  pass?: (element: Element, isStart: boolean) => void,
): Text | null {
  let at: Node = node;
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    let next = flatSibling(at, forward);
    if (!next) {
      const parent: Element | null = flatParent(at as Element | Text);
      if (parent) pass?.(parent, !forward);
      if (!parent || partOf(parent) !== 'inline') return null;
      at = parent;
      continue;
    }
    while (isElement(next)) {
      const part = partOf(next);
      if (part === 'edge') return null;
      if (part === 'unseen') break;
      pass?.(next, forward);
      const within = flatChild(next, forward);
      if (!within) {
        pass?.(next, !forward);
        break;
      }
      next = within;
    }
    if (isText(next) && next.data !== '') return next;
    at = next;
  }
  return null;
}

/** Returns the text that style adds next to a text in its line, up to the next text. */
export function generatedBeside(node: Text, forward: boolean): string {
  let found = '';
  neighbour(node, forward, textPart, (element, isStart) => {
    const text = generatedText(element, isStart ? '::before' : '::after');
    found = forward ? found + text : text + found;
  });
  return found;
}

/**
 * Returns the text nodes of a line that may share an address with this node, as in `jane@<b>acme</b>.com`; usually only
 * itself. Reads style, which can force a layout, only if there is a dot.
 */
export function inlineRun(node: Text): Text[] {
  const { data } = node;
  const start = !SEPARATOR.test(data.slice(0, data.search(AT)));
  const end = !SEPARATOR.test(data.slice(data.search(LAST_AT)));
  const grown = (partOf: PartOf): Text[] => [
    ...(start ? reach(node, false, partOf).reverse() : []),
    node,
    ...(end ? reach(node, true, partOf) : []),
  ];
  const run = grown(likelyTextPart);
  return run.length > 1 && run.some((text) => /[.．]/.test(text.data)) ? grown(textPart) : [node];
}

/** Calls back with the texts with an `@` whose address may extend into this one. */
export function textsAround(node: Text, found: (text: Text) => void): void {
  for (const text of [node, reach(node, false, likelyTextPart).at(-1), reach(node, true, likelyTextPart).at(-1)])
    if (text?.data.includes('@')) found(text);
}

/**
 * Returns the texts on one side up to the first that ends an address, including one with an `@`, as no address has two.
 */
function reach(node: Text, forward: boolean, partOf: PartOf): Text[] {
  const texts: Text[] = [];
  let at: Text | null = node;
  while (texts.length < MAX_TEXTS && (at === node || !/[\s@＠]/.test(at.data))) {
    at = neighbour(at, forward, partOf);
    if (!at) break;
    texts.push(at);
  }
  return texts;
}
