import {
  asTextControl,
  boxesBetween,
  focusedElement,
  hoveredElement,
  isElement,
  isText,
  type TextControl,
} from '@/utils/in-page/dom';
import { boxesOf, type EmailMatch, elementOf, isInMatch, lineOf } from '@/utils/in-page/email-match';
import { emailsAt } from '@/utils/in-page/emails-at';
import { emailsBehind } from '@/utils/in-page/emails-behind';
import { findInPointed, findInTextsOf } from '@/utils/in-page/find-in-element';
import { findInText } from '@/utils/in-page/find-in-text';
import { findInTree, HAS_ANY_AT } from '@/utils/in-page/find-in-tree';
import { type Located, type Rect, toRect } from '@/utils/messages/page-commands';

/**
 * Returns the visible addresses with unselectable text. A right click on one leaves the caret at an older click, so
 * while any is visible, the caret alone does not identify the clicked address.
 */
function unselectableOnScreen(document: Document): string[] {
  const found: string[] = [];
  const look = (_: Node, matches: EmailMatch[]) => {
    for (const match of matches) {
      const element = elementOf(match);
      if (!element || getComputedStyle(element).userSelect !== 'none') continue;
      const onScreen = boxesOf(match).some(({ bottom, top }) => bottom > 0 && top < innerHeight);
      if (onScreen) found.push(match.address);
    }
  };
  const search = findInTree(document.documentElement, look, HAS_ANY_AT);
  while (!search.next().done);
  return found;
}

/** Returns the visible addresses in disabled fields. In Chromium, a right click on one leaves no focus and no caret. */
function inDisabledFields(document: Document): string[] {
  const found = new Set<string>();
  for (const element of document.querySelectorAll(':is(input,textarea):disabled')) {
    const field = asTextControl(element);
    const { bottom, top } = element.getBoundingClientRect();
    if (!field || bottom <= 0 || top >= innerHeight || !element.checkVisibility()) continue;
    for (const email of emailsAt(field.value, null)) found.add(email);
  }
  return [...found];
}

/** A position in the text of a block of the page. */
interface Caret {
  node: Node;
  offset: number;
  block: Element;
}

/** Returns the selected range, through open shadow roots; a caret is a collapsed range. Null without a selection. */
export function selectedRange(document: Document): StaticRange | null {
  const selection = document.getSelection();
  return selection?.getComposedRanges({ shadowRoots: openRoots(document) })[0] ?? null;
}

/** Returns the caret in a text and its block; null if text is selected or no text has a caret. */
function caretIn(range: StaticRange | null): Caret | null {
  if (!range?.collapsed || range.startContainer.nodeType !== Node.TEXT_NODE) return null;
  const node = range.startContainer;
  let block = node.parentElement;
  while (block?.parentElement && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
  if (!block) return null;
  return { node, offset: range.startOffset, block };
}

function openRoots(root: Document | ShadowRoot): ShadowRoot[] {
  const found: ShadowRoot[] = [];
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    if (shadowRoot) found.push(shadowRoot, ...openRoots(shadowRoot));
  }
  return found;
}

/**
 * Finds the right-clicked address after the menu choice, when the pointer is elsewhere (docs/decisions/004).
 * @param editable whether a form field or editor was clicked
 * @param clicked the clicked element, if known
 */
export function locate(document: Document, editable: boolean, clicked: Element | null): Located {
  const by = clicked ? 'element' : 'focus';
  const field = asTextControl(clicked) ?? focusedField(document, editable);
  if (field) return orBehind(choose(emailsAt(field.value, field.selectionStart), lastLineRect(field), by), field);
  const range = selectedRange(document);
  if (range && !range.collapsed) return inSelection(document, liveRange(range));
  const caret = caretIn(range);
  const focused = focusedElement(document);
  const isPage = focused === document.body || focused === document.documentElement;
  const pointed = clicked ?? (isPage ? null : focused);
  const isAtCaret = caret && (pointed ? pointed.contains(caret.node) : !isOlder(caret, document));
  if (isAtCaret) {
    const exact = findInTextsOf(caret.block).find((match) => isInMatch(match, caret.node, caret.offset));
    if (exact) return certain(exact.address, matchRect(exact, caret), clicked ? [] : unseenOnScreen(document));
  }
  const named = isAtCaret ? caret.node.parentElement : pointed;
  if (!pointed) return orBehind(unseen(document, null), named);
  const found = findInPointed(pointed);
  const [only, second] = found;
  const emails = [...new Set(found.map(({ address }) => address))];
  return orBehind(choose(emails, only && !second ? matchRect(only, null) : lastLineRect(pointed), by), named);
}

/** Adds the addresses behind what was pointed at, unless it shows one. */
function orBehind(located: Located, named: Element | null): Located {
  if (located.found === 'one' || (located.found === 'several' && located.by !== 'screen')) return located;
  const behind = emailsBehind(named);
  return behind.length > 0 ? { ...located, behind } : located;
}

/**
 * Returns the field that was clicked: the right button focuses the one that it presses. The browser calls a read-only
 * field not editable.
 */
function focusedField(document: Document, editable: boolean): TextControl | null {
  const field = asTextControl(focusedElement(document));
  return field && editable !== field.readOnly ? field : null;
}

/**
 * Returns the addresses of the disabled fields on the screen, if any: nobody can say that none of them was clicked.
 */
function unseen(document: Document, place: Rect | null): Located {
  const emails = inDisabledFields(document);
  return emails.length === 0
    ? { found: 'none', place }
    : { found: 'several', emails: emails.slice(0, 20), place: place ?? toRect(new DOMRect()), by: 'screen' };
}

/** Returns the visible addresses on which a right click leaves the caret at an older click. */
const unseenOnScreen = (document: Document): string[] => [
  ...unselectableOnScreen(document),
  ...inDisabledFields(document),
];

/**
 * Returns one address, unless the caret may be from an older click: then the user chooses, since money and a subject
 * depend on it.
 */
function certain(email: string, place: Rect, others: string[]): Located {
  const emails = [...new Set([email, ...others])];
  return emails.length === 1
    ? { found: 'one', email, place, by: 'caret' }
    : { found: 'several', emails: emails.slice(0, 20), place, by: 'caret' };
}

/**
 * Returns whether the caret may be from an older click: unselectable text under the pointer keeps it in place (Chromium
 * 156, Firefox 153).
 */
function isOlder({ block }: Caret, document: Document): boolean {
  const hovered = hoveredElement(document);
  return hovered !== null && !block.contains(hovered) && getComputedStyle(hovered).userSelect === 'none';
}

function choose(emails: string[], place: Rect, by: 'element' | 'focus'): Located {
  const [only] = emails;
  if (only === undefined) return { found: 'none', place };
  return emails.length === 1 ? { found: 'one', email: only, place, by } : { found: 'several', emails, place, by };
}

/** Returns the rectangle of an element's last line. */
function lastLineRect(element: Element): Rect {
  return toRect([...element.getClientRects()].at(-1) ?? element.getBoundingClientRect());
}

/** Returns the line of an address with the caret, else its last line: its block may be as large as the page. */
function matchRect(match: EmailMatch, caret: Caret | null): Rect {
  const boxes = boxesOf(match);
  const at = caret ? boxAt(caret) : undefined;
  // Boxes of neighboring lines may overlap.
  const away = ({ top, bottom }: DOMRect) => (at ? Math.abs(top + bottom - at.top - at.bottom) : 0);
  return lineOf(
    boxes,
    boxes.reduce<DOMRect | undefined>((best, box) => (best && away(best) < away(box) ? best : box), undefined),
  );
}

/** Returns the box of the letters beside the caret. */
function boxAt({ node, offset }: Caret): DOMRect | undefined {
  const length = node.nodeValue?.length ?? 0;
  return boxesBetween(node, Math.max(0, offset - 1), node, Math.min(offset + 1, length))[0];
}

function liveRange({ startContainer, startOffset, endContainer, endOffset }: StaticRange): Range {
  const live = new Range();
  live.setStart(startContainer, startOffset);
  live.setEnd(endContainer, endOffset);
  return live;
}

/**
 * Returns where the selection is, and whether the page draws an address in it as a part of a longer one: a selection leaves
 * out generated text and shadow trees.
 */
function inSelection(document: Document, range: Range): Located {
  const place = toRect(range.getBoundingClientRect());
  const { commonAncestorContainer: around } = range;
  const root = isText(around) ? around.parentNode : around;
  let isPart = false;
  const look = (_: Node, matches: EmailMatch[]) => {
    isPart ||= matches.some((match) => range.intersectsNode(match.first) && !isSeparate(match));
  };
  for (const element of isElement(root) ? [root] : ((root as ParentNode | null)?.children ?? [])) {
    const search = findInTree(element, look, HAS_ANY_AT);
    while (!search.next().done);
  }
  return isPart ? { found: 'none', place, isPart } : unseen(document, place);
}

/** Returns whether a match of one text is an address together with what is drawn around it. */
const isSeparate = ({ first, start, address }: EmailMatch): boolean =>
  !isText(first) ||
  findInText(first).some((whole) => whole.first === first && whole.start === start && whole.address === address);
