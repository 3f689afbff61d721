import { mailtoAddresses } from '@/utils/detection/mailto-addresses';
import { canBeSeen } from '@/utils/in-page/can-be-seen';
import { elementAt, flatClosest, flatParent } from '@/utils/in-page/dom';
import { boxesOf, type EmailMatch, elementOf } from '@/utils/in-page/email-match';
import { emailsAt } from '@/utils/in-page/emails-at';
import { CARRIERS, carriedBy } from '@/utils/in-page/emails-behind';
import { findInElement } from '@/utils/in-page/find-in-element';
import { isReadable } from '@/utils/in-page/is-readable';
import { everyOpenRootIn } from '@/utils/in-page/open-roots-in';
import { createPainted } from '@/utils/in-page/painted';

/** Returns the ancestors of a node in the flat tree, from the document's root down to the node. */
function pathTo(node: Element | Text): Node[] {
  const path: Node[] = [];
  for (let at: Element | Text | null = node; at; at = flatParent(at)) path.push(at);
  return path.reverse();
}

function compare(a: readonly Node[], b: readonly Node[]): number {
  const fork = a.findIndex((node, i) => node !== b[i]);
  const [first, second] = [a[fork], b[fork]];
  if (!first || !second) return a.length - b.length;
  const position = first.compareDocumentPosition(second);
  // A child of a host without a slot for it is not drawn, so it comes last.
  if (position & Node.DOCUMENT_POSITION_DISCONNECTED) return first.getRootNode() instanceof ShadowRoot ? -1 : 1;
  return position & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/**
 * Sorts into reading order, that of the flat tree: a shadow root is in its host, slotted content in its slot. The
 * browser's own comparison orders nodes of two roots at random.
 */
function sortInFlatOrder<Placed extends { node: Element | Text }>(placed: readonly Placed[]): Placed[] {
  return placed
    .map((item) => ({ item, path: pathTo(item.node) }))
    .sort((a, b) => compare(a.path, b.path))
    .map(({ item }) => item);
}

/** An address and the node that contains it. */
export interface PlacedEmail {
  address: string;
  node: Element | Text;
  /** Null for the value of a form field, for an address behind a name, and for one of several in a link. */
  match: EmailMatch | null;
}

const FIELDS = 'input:not([type=password]):not([type=hidden]), textarea';

/**
 * Returns every address of a frame in reading order, including form fields, addresses behind names and each receiver of a link:
 * one pass; nothing is stored.
 */
export function emailsInPage(): PlacedEmail[] {
  const found: PlacedEmail[] = [];
  const roots = new Set<Document | ShadowRoot>([document]);
  for (const root of roots) {
    for (const child of root.children) {
      for (const match of findInElement(child)) found.push({ address: match.address, node: match.first, match });
      for (const _ of everyOpenRootIn(child, (shadow) => roots.add(shadow)));
    }
    for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:" i]')) {
      const addresses = mailtoAddresses(link.href);
      // One before the "?" is found with the texts, as it is marked too.
      if (addresses.length < 2 && !/^mailto:(?:\/\/)?\?/i.test(link.href)) continue;
      for (const address of addresses) found.push({ address, node: link, match: null });
    }
    for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)) {
      // A longer value is a document, not an address field.
      for (const address of emailsAt(field.value.slice(0, 10_000), null))
        found.push({ address, node: field, match: null });
    }
    for (const carrier of root.querySelectorAll(CARRIERS)) {
      for (const address of carriedBy(carrier)) found.push({ address, node: carrier, match: null });
    }
  }
  return sortInFlatOrder(found);
}

/** Returns whether an element stays in place while the page scrolls, whatever is below it. */
const doesStay = (element: Element): boolean =>
  element.matches(':popover-open,:modal') || /sticky|fixed/.test(getComputedStyle(element).position);

/** Returns whether something lies over a box that no scrolling takes off it. Knows only what is in the viewport now. */
function isBuried(element: Element, box: DOMRect): boolean {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const hit = elementAt(x, y);
  const cover = hit && createPainted().over(hit, element, x, y);
  return Boolean(cover) && (!flatClosest(cover, doesStay) || flatClosest(element, doesStay) !== null);
}

/** Returns whether the user can read the address, or can scroll it into view. */
export function isShown({ node, match }: PlacedEmail): boolean {
  const element = match ? elementOf(match) : (node as Element);
  if (!element || !isReadable(element)) return false;
  const boxes = match ? boxesOf(match) : [element.getBoundingClientRect()];
  return canBeSeen(element, boxes) && !boxes.every((box) => isBuried(element, box));
}
