import { flatParent } from './flat-parent';
import { isText } from './node-type';

/**
 * One address that stands in the page: in text (over one text node or several of one line), or as the target of a
 * `mailto:` link whose text is something else. Offsets, not live ranges: 10 000 of those cost the page 0.6 ms a removal.
 */
export interface Mention {
  /** As it stands in the page. */
  address: string;
  first: Text | HTMLAnchorElement;
  start: number;
  last: Text | HTMLAnchorElement;
  end: number;
  /** Every node whose change ends this mention. */
  nodes: readonly Node[];
  /** What the nodes held when it was found. */
  text: string;
  /** Found without a look at the texts around it, to which it may belong. */
  early?: boolean;
  /** Set by whoever keeps it, once it is no longer known. */
  gone?: boolean;
}

const textOf = (nodes: readonly Node[]): string =>
  nodes.map((node) => (isText(node) ? node.data : (node as HTMLAnchorElement).href)).join('');

/** The target of a link. */
export function linkMention(address: string, link: HTMLAnchorElement): Mention {
  return { address, first: link, start: 0, last: link, end: link.childNodes.length, nodes: [link], text: link.href };
}

/**
 * Whether the page still holds what was found. It is asked of every mark after each change of the page, so a longer text is
 * not read again, which Firefox copies each time (1.7 ms for a mebibyte): the observer has told of its changes.
 */
export const isCurrent = ({ gone, nodes, text }: Mention): boolean =>
  !gone && nodes.every((node) => node.isConnected) && (text.length > 2_000 || textOf(nodes) === text);

/** The element that a mention is drawn in. */
export const elementOf = ({ first }: Mention): Element | null => (isText(first) ? flatParent(first) : first);

/** One range for all measuring, collapsed after use: a range that stays costs the page on every change. */
let ruler: Range | undefined;

/** The boxes of what stands between two places, empty ones left out. */
export function boxesBetween(first: Node, start: number, last: Node, end: number): DOMRect[] {
  ruler ??= document.createRange();
  ruler.setStart(first, start);
  ruler.setEnd(last, end);
  const boxes = [...ruler.getClientRects()].filter(({ width, height }) => width && height);
  ruler.setStart(document, 0);
  ruler.collapse(true);
  return boxes;
}

/** The boxes of a mention on the screen, one for each line it stands on; none where it is not rendered. */
export function boxesOf({ first, start, last, end, nodes }: Mention): DOMRect[] {
  if (!isText(first)) return [...first.getClientRects()];
  if (start > first.length || (isText(last) && end > last.length)) return [];
  // Text by text: between two of them there may be one that nobody sees.
  return nodes
    .filter(isText)
    .flatMap((text) => boxesBetween(text, text === first ? start : 0, text, text === last ? end : text.length));
}

/** Whether a place in a text lies in a mention or at one of its ends. */
export function isAtMention({ first, start, last, end, nodes }: Mention, node: Node, offset: number): boolean {
  return nodes.includes(node) && (node !== first || start <= offset) && (node !== last || offset <= end);
}

/** Whether a point lies in a box. */
export const holds = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
