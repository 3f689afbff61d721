import { boxesBetween, elementAt, isElement, isText, viewport } from '@/utils/in-page/dom';
import { type EmailMatch, elementOf } from '@/utils/in-page/email-match';

/** Controls and pictures. */
const FULL = `a,button,input,select,textarea,label,summary,[role=button],[role=link],\
img,svg,canvas,video,iframe,object,embed,meter,progress`;
/** Nodes beside an address, and characters beside it or of a neighboring text, that are near enough to be measured. */
const NEAR_NODES = 12;
const NEAR_TEXT = 600;
/** A place may overlap other boxes by less, in px: a line of text is higher than its letters. */
const [SIDE, EDGE] = [1, 1.5];

/** What is at a place: blank room, something of the page, or our card, which may close any time. */
export type Room = 'free' | 'taken' | 'under card';

/**
 * Returns a test of places in the viewport for blank room. It measures the texts and boxes around an address, which is
 * cheap where the layout is clean. Only a place without any is hit-tested, once, for what lies over it from elsewhere.
 */
export function roomTest(match: EmailMatch): (place: DOMRect, inRow: boolean) => Room {
  const own = elementOf(match);
  const measured = new Map<Element, DOMRect[]>();
  let inRowBoxes: DOMRect[] | undefined;

  function boxesIn(around: Element, inRow: boolean): DOMRect[] {
    if (inRow) {
      inRowBoxes ??= boxesBeside(match, around, isBlank);
      return inRowBoxes;
    }
    const boxes = measured.get(around) ?? boxesBeside(match, around, () => false);
    measured.set(around, boxes);
    return boxes;
  }
  return (place, inRow) => {
    const [width, height] = viewport();
    if (!own || !contains(new DOMRect(0, 0, width, height), place)) return 'taken';
    const row = inRow ? own.closest('tr,[role=row]') : null;
    const around = inRow ? row : closestAround(own, place);
    if (!around || !holds(around, place) || boxesIn(around, inRow).some((box) => overlaps(box, place))) return 'taken';
    const hit = elementAt(place.left + place.width / 2, place.top + place.height / 2);
    // The card is a child of the root; a page has nothing there but head and body.
    if (hit?.parentNode === document.documentElement && hit !== document.body) return 'under card';
    return hit && (isAround(hit, own) || (row?.contains(hit) && isBlank(hit))) ? 'free' : 'taken';
  };
}

const contains = (outer: DOMRect, { left, top, right, bottom }: DOMRect): boolean =>
  left >= outer.left && right <= outer.right && top >= outer.top && bottom <= outer.bottom;

const overlaps = (box: DOMRect, place: DOMRect): boolean =>
  box.right > place.left + SIDE &&
  box.left < place.right - SIDE &&
  box.bottom > place.top + EDGE &&
  box.top < place.bottom - EDGE;

/** An ancestor may be a control, such as a row that is a link, but not editable text. */
const isAround = (hit: Element, own: Element): boolean =>
  hit.contains(own) && !hit.matches('[contenteditable],[contenteditable] *');

const isBlank = (element: Element): boolean =>
  !element.closest(FULL) && getComputedStyle(element).backgroundImage === 'none';

/** The root holds what is below a short page too; an element of several lines has several boxes. */
const holds = (element: Element, place: DOMRect): boolean =>
  element === document.documentElement ||
  (contains(element.getBoundingClientRect(), place) && element.getClientRects().length === 1);

/** Returns the closest ancestor, or the element itself, that has the whole place in it. */
function closestAround(own: Element, place: DOMRect): Element | null {
  let at: Element | null = own;
  while (at && !holds(at, place)) at = at.parentElement;
  return at;
}

/**
 * Returns the boxes of what stands near an address in an ancestor, and of the address itself, which may be cut off.
 * @param isOpen whether what is in an element counts, not the element
 */
function boxesBeside(match: EmailMatch, within: Element, isOpen: (element: Element) => boolean): DOMRect[] {
  const own = elementOf(match);
  const isOnPath = (node: Node): boolean => node.contains(own) || match.nodes.some((part) => node.contains(part));

  function nearIn(parent: Element): Node[] {
    const slotted = parent.localName === 'slot' ? (parent as HTMLSlotElement).assignedNodes() : [];
    if (slotted.length) return slotted;
    const nodes = parent.childNodes;
    if (nodes.length <= 2 * NEAR_NODES) return [...nodes];
    let path: Node | null = own;
    while (path && path.parentNode !== parent) path = path.parentNode;
    const near: Node[] = [];
    const add = (from: Node | null | undefined, next: 'previousSibling' | 'nextSibling') => {
      for (let [at, count] = [from, 0]; at && count < NEAR_NODES; at = at[next], count++) near.push(at);
    };
    add(path ?? match.first, 'previousSibling');
    add((path ?? match.first).nextSibling, 'nextSibling');
    return near;
  }
  function textBoxes(text: Text): DOMRect[] {
    const isBefore = text.compareDocumentPosition(match.first) === Node.DOCUMENT_POSITION_FOLLOWING;
    let [from, to] = isBefore ? [text.length, text.length] : [0, 0];
    if (match.nodes.includes(text))
      [from, to] = [text === match.first ? match.start : 0, text === match.last ? match.end : text.length];
    return boxesBetween(text, Math.max(0, from - NEAR_TEXT), text, Math.min(text.length, to + NEAR_TEXT));
  }
  function boxesOf(node: Node): DOMRect[] {
    if (isText(node)) return textBoxes(node);
    if (!isElement(node)) return [];
    const isInside = node !== match.first && (isOnPath(node) || isOpen(node));
    const boxes = isInside ? [] : [...node.getClientRects()];
    // `display: contents` has no box.
    return [...markerOf(node), ...(boxes.length ? boxes : nearIn(node).flatMap(boxesOf))];
  }
  return boxesOf(within);
}

/** Returns the place of a list item's bullet or number, which is no node: beside the item, or in it. */
function markerOf(element: Element): DOMRect[] {
  // Reading the style of each element would take too long.
  if (!/^(li|summary)$/.test(element.localName)) return [];
  const { display, listStyleType, listStyleImage, direction, fontSize } = getComputedStyle(element);
  if (display !== 'list-item' || (listStyleType === 'none' && listStyleImage === 'none')) return [];
  const { left, right, top } = element.getBoundingClientRect();
  const width = 2 * Number.parseFloat(fontSize);
  return [new DOMRect(direction === 'rtl' ? right : left - width, top, width, 0.75 * width)];
}
