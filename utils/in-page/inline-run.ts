import { isElement, isText } from './node-type';

/**
 * Elements that a word may run through; `q` has quotes of its own. What else a page calls them is decided by their
 * computed display.
 */
const INLINE =
  /^(a|abbr|b|bd[io]|cite|code|data|dfn|em|font|i|kbd|mark|nobr|s|samp|small|span|strong|su[bp]|time|tt|u|var|wbr)$/;
/** What ends an address. */
const SEPARATOR = /[\s,;<>()"]/;
/** Texts on each side that one address is put together from at most. */
const MOST_TEXTS = 40;

type Test = (element: Element) => boolean;
const maybeInline: Test = (element) => INLINE.test(element.localName);
const isInline: Test = (element) =>
  maybeInline(element) && /^(inline|contents)$/.test(getComputedStyle(element).display);

/** The text node next to this one in the same line of text, or null where a block, a break or an image is between. */
function neighbour(node: Text, forward: boolean, isInline: Test): Text | null {
  let at: Node = node;
  for (let steps = 0; steps < 20; steps++) {
    // By name: an accessor looked up by a key makes a batch of changed texts a quarter dearer in Firefox.
    let next: Node | null = forward ? at.nextSibling : at.previousSibling;
    if (!next) {
      const parent: Element | null = at.parentElement;
      if (!parent || !isInline(parent)) return null;
      at = parent;
      continue;
    }
    while (isElement(next)) {
      if (!isInline(next)) return null;
      const within: Node | null = forward ? next.firstChild : next.lastChild;
      if (!within) break;
      next = within;
    }
    if (isText(next) && next.data !== '') return next;
    at = next;
  }
  return null;
}

/**
 * The text nodes of one line that may share an address with this one, which has an `@`: `jane@<b>acme</b>.com` is one
 * address. A list of one where the text stands alone, as it nearly always does. Style is asked for only where there is
 * a dot as well, as that can cost the page a layout; without one it is no address, whatever belongs to the line.
 */
export function inlineRun(node: Text): Text[] {
  const { data } = node;
  const start = !SEPARATOR.test(data.slice(0, data.indexOf('@')));
  const end = !SEPARATOR.test(data.slice(data.lastIndexOf('@')));
  const grown = (test: Test): Text[] => [
    ...(start ? reach(node, false, test).reverse() : []),
    node,
    ...(end ? reach(node, true, test) : []),
  ];
  const run = grown(maybeInline);
  return run.length > 1 && run.some((one) => one.data.includes('.')) ? grown(isInline) : [node];
}

/** Calls back with the texts with an `@` whose address may reach into this one. */
export function textsAround(node: Text, found: (text: Text) => void): void {
  for (const text of [node, reach(node, false, maybeInline).at(-1), reach(node, true, maybeInline).at(-1)])
    if (text?.data.includes('@')) found(text);
}

/** The texts on one side up to the first that ends an address; that is one with an `@` as well, as no address has two. */
function reach(node: Text, forward: boolean, test: Test): Text[] {
  const texts: Text[] = [];
  let at: Text | null = node;
  while (texts.length < MOST_TEXTS && (at === node || !/[\s@]/.test(at.data))) {
    at = neighbour(at, forward, test);
    if (!at) break;
    texts.push(at);
  }
  return texts;
}
