import type { Rect } from '../messages/page-commands';
import { boxesBetween, flatParent, isText } from './dom';

/**
 * An address in the text of one line, or the target of a `mailto:` link with other text. Uses offsets: 10 000 live
 * ranges cost the page 0.6 ms per removal.
 */
export interface EmailMatch {
  /** As written in the page. */
  address: string;
  first: Text | HTMLAnchorElement;
  start: number;
  last: Text | HTMLAnchorElement;
  end: number;
  /** Every node whose change ends this match. */
  nodes: readonly Node[];
  /** Content of the nodes when the match was found. */
  text: string;
  /** Found without checking the neighboring texts, to which it may belong. */
  isTentative?: boolean;
  /** Set by its owner when it is removed. */
  isRemoved?: boolean;
}

const textOf = (nodes: readonly Node[]): string =>
  nodes.map((node) => (isText(node) ? node.data : (node as HTMLAnchorElement).href)).join('');

/** Returns a match of a link's target. */
export function linkMatch(address: string, link: HTMLAnchorElement): EmailMatch {
  return { address, first: link, start: 0, last: link, end: link.childNodes.length, nodes: [link], text: link.href };
}

/**
 * Returns whether the page still contains the match. Runs for every mark after each change, so it does not read long
 * texts, which Firefox copies (1.7 ms per mebibyte): the observer reports their changes.
 */
export const isCurrent = ({ isRemoved, nodes, text }: EmailMatch): boolean =>
  !isRemoved && nodes.every((node) => node.isConnected) && (text.length > 2_000 || textOf(nodes) === text);

/** Returns the element that contains a match. */
export const elementOf = ({ first }: EmailMatch): Element | null => (isText(first) ? flatParent(first) : first);

/** Returns the boxes of a match, one per line; none if it is not rendered. */
export function boxesOf({ first, start, last, end, nodes }: EmailMatch): DOMRect[] {
  if (!isText(first)) return [...first.getClientRects()];
  if (start > first.length || (isText(last) && end > last.length)) return [];
  // Measures each text separately: an invisible text may be between two of them.
  return nodes
    .filter(isText)
    .flatMap((text) => boxesBetween(text, text === first ? start : 0, text, text === last ? end : text.length));
}

/**
 * Returns where a line of a match is, over all its texts.
 * @param boxes of the match
 * @param box one of them, in the line
 */
export function lineOf(boxes: readonly DOMRect[], box = boxes.at(-1) ?? new DOMRect()): Rect {
  const { y, height } = box;
  const line = [box, ...boxes.filter(({ top, bottom }) => top < y + height / 2 && bottom > y + height / 2)];
  const x = Math.min(...line.map(({ left }) => left));
  return { x, y, width: Math.max(...line.map(({ right }) => right)) - x, height };
}

/** Returns whether a position in a text is in a match or at one of its ends. */
export function isInMatch({ first, start, last, end, nodes }: EmailMatch, node: Node, offset: number): boolean {
  return nodes.includes(node) && (node !== first || start <= offset) && (node !== last || offset <= end);
}

/** Returns whether a point is in a box. */
export const containsPoint = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
