import { asTextControl, elementAt, hoveredElement, isHovered, isText, type TextControl } from '@/utils/in-page/dom';
import { boxesOf, containsPoint, elementOf, isCurrent, isInMatch, lineOf } from '@/utils/in-page/email-match';
import { emailsAt } from '@/utils/in-page/emails-at';
import { findInPointed } from '@/utils/in-page/find-in-element';
import { findInText, isWhole } from '@/utils/in-page/find-in-text';
import { type RecalledClick, type Rect, toRect } from '@/utils/messages/page-commands';
import type { Listen } from './listeners';
import type { Mark } from './marks';
import { isOfMark, isWellIn, type Pointed, pointedBy, textUnder } from './pointed';
import type { Registry } from './registry';

/** Longer values are not remembered: each pointer move would copy them. */
const MAX_VALUE = 20_000;
/** A click older than this is discarded, in ms; the user then chooses the address. */
const MAX_AGE_MS = 60_000;
/**
 * Interval of checks whether the pointer is still where it was at the click, in ms. It rests there while the menu is open.
 * After two checks elsewhere the menu is closed; within one, a choice may have moved it.
 */
const CHECK_MS = 200;

/** Reads the addresses at one spot of the page; a later call shows whether they are still there. */
interface Spot {
  read: () => string[];
  place: () => Rect;
  /** Returns the element that shows them now. */
  element: () => Element | null | undefined;
}

/**
 * Remembers the right-clicked address at event time, because a page can swap content before the menu choice. Earlier
 * page listeners may already have done so; the address last under the pointer is therefore reported too.
 * @param marksUnder returns the marks under the pointer, nearest first
 */
export function createClickMemory(marksUnder: (pointed: Pointed) => Mark[], registry: Registry, listen: Listen) {
  let click: { at: number; emails: string[]; spot: Spot; hovered: Element | null; away: number } | null = null;
  let checking: ReturnType<typeof setInterval> | undefined;
  /** The marked address under the pointer, as last sent to the menu. */
  let named: string | null = null;
  /** The field under the pointer or last typed into, with its value at that time. */
  let shown: { field: TextControl; value: string | null } | null = null;

  function onContextMenu(event: MouseEvent): void {
    if (!event.isTrusted) return;
    const field = fieldIn(event);
    const spot = field ? inField(field) : inPage(pointedBy(event));
    const emails = new Set(spot.read());
    if (field && shown?.field === field && shown.value !== null)
      for (const email of emailsAt(shown.value, field.selectionStart)) emails.add(email);
    if (named !== null) emails.add(named);
    click = { at: Date.now(), emails: [...emails], spot, hovered: hoveredElement(document), away: 0 };
    clearInterval(checking);
    checking = setInterval(checkPointer, CHECK_MS);
  }

  /** Forgets the click when the pointer has left its place: a page can keep later clicks from us, but not this. */
  function checkPointer(): void {
    if (!click) return;
    const shown = click.spot.element();
    const isThere = hoveredElement(document) === click.hovered || (shown && isHovered(shown));
    click.away = isThere ? 0 : click.away + 1;
    if (click.away > 1 || Date.now() - click.at > MAX_AGE_MS) forgetClick();
  }
  function forgetClick(): void {
    click = null;
    clearInterval(checking);
  }

  /**
   * Reads what is under the pointer. What the user sees there, the text, wins over what we have drawn; a mark of another text
   * that is there too counts as well, and then the user chooses.
   */
  function inPage(pointed: Pointed): Spot {
    const text = textUnder(pointed);
    const marks = marksUnder(pointed);
    // Style may have added to it since.
    const mark = marks.find((mark) => isWhole(mark.match) && (!text || isOfMark(mark, text)));
    const others = marks
      .filter((other) => other !== mark && isWellIn(other, pointed))
      .map(({ match }) => match.address);
    const spot = (mark && ofMark(mark, pointed)) ?? inText(pointed, text) ?? inElement(pointed.hit);
    return { ...spot, read: () => [...new Set([...spot.read(), ...others])] };
  }

  function ofMark(mark: Mark, pointed: Pointed): Spot {
    const now = () => {
      const same = registry.same(mark.match);
      // A framework may have rendered the same row again in other nodes.
      return same && isCurrent(same)
        ? same
        : marksUnder({ ...pointed, hit: elementAt(pointed.x, pointed.y) })[0]?.match;
    };
    const read = () => [now()?.address].filter((address) => address !== undefined);
    const element = () => {
      const match = now();
      return match && elementOf(match);
    };
    return { read, place: () => markRect(mark), element };
  }

  /** Forgets the last right click on every press, because Firefox fires no `contextmenu` with Shift held. */
  const forget = ({ isTrusted }: Event): void => {
    if (isTrusted) forgetClick();
  };
  listen('contextmenu', onContextMenu);
  // If a page cancels `pointerdown`, no `mousedown` fires; a second button fires no `pointerdown`.
  for (const type of ['pointerdown', 'mousedown', 'keydown'] as const) listen(type, forget);
  listen('input', (event) => event.isTrusted && see(event));

  /** Remembers the value of the field of an event, as the user sees it. */
  function see(event: Event): void {
    const field = fieldIn(event);
    if (field) shown = { field, value: isLong(field) ? null : field.value };
  }

  return {
    /** Call when the pointer is over a field or elsewhere. */
    see,
    /** Call when the pointer enters or leaves a marked address. */
    point(address: string | null): void {
      named = address;
    },
    /** Returns the marked address under the pointer. */
    pointed: () => named,
    /** Call when another document has begun. */
    forget: forgetClick,
    /** Returns the last right click, for the choice of a menu item. */
    recall(): RecalledClick | null {
      if (!click) return null;
      const now = click.spot.read();
      const isSame = click.emails.every((email) => now.includes(email)) && now.length <= click.emails.length;
      const emails = [...new Set([...click.emails, ...now])];
      return { at: click.at, emails, isSame, place: click.spot.place() };
    },
  };
}

function inField(field: TextControl): Spot {
  const offset = field.selectionStart;
  return { read: () => emailsAt(field.value, offset), place: () => elementRect(field), element: () => field };
}

/** Reads the text under the pointer when it has no mark: an editor in use, or addresses beyond the mark limit. */
function inText({ x, y }: Pointed, text: Text | null): Spot | null {
  const caret = document.caretPositionFromPoint(x, y);
  // Text that cannot be selected has no caret, and a caret would have to look into shadow roots.
  const node = text ?? caret?.offsetNode;
  if (!isText(node)) return null;
  const isAt = (box: DOMRect) => containsPoint(box, x, y);
  const match = findInText(node).find(
    (match) => (caret?.offsetNode !== node || isInMatch(match, node, caret.offset)) && boxesOf(match).some(isAt),
  );
  if (!match) return null;
  const element = () => elementOf(match);
  const place = () => {
    const boxes = boxesOf(match);
    return lineOf(boxes, boxes.find(isAt));
  };
  return { read: () => (isCurrent(match) ? [match.address] : []), place, element };
}

/** Reads the clicked element if it has little text: the name in a link, a cell. */
function inElement(target: Element | null): Spot {
  const element = target?.closest('a') ?? target;
  const isRegion = element === null || element === document.body || element === document.documentElement;
  const read = () => {
    return isRegion ? [] : [...new Set(findInPointed(element).map(({ address }) => address))];
  };
  return { read, place: () => elementRect(element), element: () => element };
}

const isLong = (field: TextControl): boolean => field instanceof HTMLTextAreaElement && field.textLength > MAX_VALUE;

/** Returns the text field of an event, through open shadow roots. */
const fieldIn = (event: Event): TextControl | null => asTextControl(event.composedPath()[0]);

/** Returns the rectangle of a mark: the given line, or its last. */
export const markRect = ({ boxes }: Mark, box?: DOMRect): Rect => lineOf(boxes, box);

const elementRect = (element: Element | null): Rect => toRect(element?.getBoundingClientRect() ?? new DOMRect());
