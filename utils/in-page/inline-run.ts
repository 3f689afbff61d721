/** Elements that a word may run through. What else a page calls them is decided by their computed display. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data dfn em font i kbd mark nobr q s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
/** Characters on each side that an address can reach at most (RFC 5321: 64 before the @, 253 after it). */
const REACH = 320;

type Test = (element: Element) => boolean;
const maybeInline: Test = (element) => INLINE.has(element.localName);
const isInline: Test = (element) =>
  maybeInline(element) && /^(inline|contents)$/.test(getComputedStyle(element).display);

/** The text node next to this one in the same line of text, or null where a block, a break or an image is between. */
function neighbour(node: Text, side: Side, isInline: Test): Text | null {
  const inner = side === 'nextSibling' ? 'firstChild' : 'lastChild';
  let at: Node = node;
  for (let steps = 0; steps < 20; steps++) {
    let next: Node | null = at[side];
    if (!next) {
      const parent: Element | null = at.parentElement;
      if (!parent || !isInline(parent)) return null;
      at = parent;
      continue;
    }
    while (next instanceof Element) {
      if (!isInline(next)) return null;
      const within: Node | null = next[inner];
      if (!within) break;
      next = within;
    }
    if (next instanceof Text && next.data !== '') return next;
    at = next;
  }
  return null;
}

type Side = 'previousSibling' | 'nextSibling';

/** Whether an address of this text may go on beyond it: the run of characters around an `@` touches that end. */
function touches(data: string): { start: boolean; end: boolean } {
  const first = data.indexOf('@');
  const last = data.lastIndexOf('@');
  return {
    start: first <= REACH && !/[\s,;<>()"]/.test(data.slice(0, first)),
    end: data.length - last <= REACH && !/[\s,;<>()"]/.test(data.slice(last)),
  };
}

/**
 * The text nodes of one line that may share an address with this one: `jane@<b>acme</b>.com` is one address. A list of
 * one where the text stands alone, as it nearly always does.
 */
export function inlineRun(node: Text): Text[] {
  const { start, end } = touches(node.data);
  return grown(node, start, end, isInline);
}

/**
 * The same for a text that has changed, with an `@` of its own or without: every address that reaches into it. Style is
 * asked for only where there is an `@` in reach, as that can cost the page a layout.
 */
export function wholeRun(node: Text): Text[] {
  const isNear = grown(node, true, true, maybeInline).some(({ data }) => data.includes('@'));
  return isNear ? grown(node, true, true, isInline) : [];
}

function grown(node: Text, start: boolean, end: boolean, test: Test): Text[] {
  const run = [node];
  if (start) grow(run, 'previousSibling', test);
  if (end) grow(run, 'nextSibling', test);
  return run;
}

function grow(run: Text[], side: Side, test: Test): void {
  const back = side === 'previousSibling';
  for (let reached = 0; reached < REACH; ) {
    const edge = back ? run[0] : run.at(-1);
    const next = edge && neighbour(edge, side, test);
    if (!next) return;
    if (back) run.unshift(next);
    else run.push(next);
    reached += next.data.length;
    if (/\s/.test(next.data)) return;
  }
}
