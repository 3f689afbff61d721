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
}

const textOf = (nodes: readonly Node[]): string =>
  nodes.map((node) => (node instanceof Text ? node.data : (node as HTMLAnchorElement).href)).join('');

/** A mention in text nodes, from an offset in the first to an offset in the last. */
export function textMention(address: string, nodes: readonly Text[], start: number, end: number): Mention | null {
  const [first, last] = [nodes[0], nodes.at(-1)];
  return first && last ? { address, first, start, last, end, nodes, text: textOf(nodes) } : null;
}

/** The target of a link. */
export function linkMention(address: string, link: HTMLAnchorElement): Mention {
  return { address, first: link, start: 0, last: link, end: link.childNodes.length, nodes: [link], text: link.href };
}

/** Whether the page still holds what was found. Cheap: it is asked of every mark after each change of the page. */
export function isCurrent(mention: Mention): boolean {
  return mention.nodes.every((node) => node.isConnected) && textOf(mention.nodes) === mention.text;
}

/** The element that a mention stands in. */
export const elementOf = ({ first }: Mention): Element | null => (first instanceof Text ? first.parentElement : first);

/** One range for all measuring, collapsed after use: a range that stays costs the page on every change. */
let ruler: Range | undefined;

/** The boxes of what stands between two places, empty ones left out. */
export function boxesBetween(first: Node, start: number, last: Node, end: number): DOMRect[] {
  ruler ??= document.createRange();
  ruler.setStart(first, start);
  ruler.setEnd(last, end);
  const boxes = [...ruler.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  ruler.setStart(document, 0);
  ruler.collapse(true);
  return boxes;
}

/** The boxes of a mention on the screen, one for each line it stands on; none where it is not rendered. */
export function boxesOf({ first, start, last, end }: Mention): DOMRect[] {
  if (!(first instanceof Text)) return [...first.getClientRects()];
  if (start > first.data.length || (last instanceof Text && end > last.data.length)) return [];
  return boxesBetween(first, start, last, end);
}

/** Whether a point lies in a box. */
export const holds = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
