import { boxesBetween, boxesOf, type EmailMatch, isInMatch } from '@/utils/in-page/email-match';
import { emailsAt } from '@/utils/in-page/emails-at';
import { findInElement } from '@/utils/in-page/find-in-element';
import { isText } from '@/utils/in-page/node-type';
import type { Located, Rect } from '@/utils/messages/page-commands';
import { type Caret, caretIn, selectedRange } from './caret';
import { unselectableOnScreen } from './unselectable-on-screen';

/** An element with more text is a region of the page, not what the user pointed at. */
const MAX_POINTED_TEXT = 500;

/**
 * Finds the right-clicked address after the menu choice, when the pointer is elsewhere (docs/decisions/004).
 * @param editable whether a form field or editor was clicked
 * @param clicked the clicked element, if known
 */
export function locate(document: Document, editable: boolean, clicked: Element | null): Located {
  const field = editable ? fieldOf(document) : null;
  if (field) return choose(emailsAt(field.value, field.selectionStart), lastLineRect(field));
  const range = selectedRange(document);
  if (range && !range.collapsed) return { found: 'none', place: selectionRect(range) };
  const caret = caretIn(range);
  const pointed = clicked ?? focusedIn(document);
  if (caret && (pointed ? pointed.contains(caret.node) : !isOlder(caret, document))) {
    const exact = textMatchesIn(caret.block).find((match) => isInMatch(match, caret.node, caret.offset));
    if (exact) return certain(exact.address, matchRect(exact, caret), clicked ? [] : unselectableOnScreen(document));
  }
  if (!pointed) return { found: 'none', place: null };
  const place = lastLineRect(pointed);
  if ((pointed.textContent ?? '').length > MAX_POINTED_TEXT) return { found: 'none', place };
  const found = textMatchesIn(pointed);
  const [only] = found;
  const emails = [...new Set(found.map(({ address }) => address))];
  return choose(emails, only && found.length === 1 ? matchRect(only, null) : place);
}

/**
 * Returns one address, unless the caret may be from an older click: then the user chooses, since money and a subject
 * depend on it.
 */
function certain(email: string, place: Rect, others: string[]): Located {
  const emails = [...new Set([email, ...others])];
  return emails.length === 1
    ? { found: 'one', email, place }
    : { found: 'several', emails: emails.slice(0, 20), place };
}

/**
 * Returns whether the caret may be from an older click: unselectable text under the pointer keeps it in place (Chromium
 * 156, Firefox 153).
 */
function isOlder({ block }: Caret, document: Document): boolean {
  const hovered = deepestHovered(document);
  return hovered !== null && !block.contains(hovered) && getComputedStyle(hovered).userSelect === 'none';
}

/** Returns the focused element, through open shadow roots, unless it is the whole page. */
function focusedIn(root: Document | ShadowRoot): Element | null {
  const active = root.activeElement;
  if (active === null || active === document.body || active === document.documentElement) return null;
  return (active.shadowRoot && focusedIn(active.shadowRoot)) ?? active;
}

/** Omits link targets: the browser reports them to the background. */
const textMatchesIn = (element: Element): EmailMatch[] => findInElement(element).filter(({ first }) => isText(first));

function choose(emails: string[], place: Rect): Located {
  const [only] = emails;
  if (only === undefined) return { found: 'none', place };
  return emails.length === 1 ? { found: 'one', email: only, place } : { found: 'several', emails, place };
}

/** Returns the innermost element under the pointer, through open shadow roots. */
function deepestHovered(root: Document | ShadowRoot): Element | null {
  const hovered = [...root.querySelectorAll(':hover')].at(-1) ?? null;
  return hovered?.shadowRoot ? (deepestHovered(hovered.shadowRoot) ?? hovered) : hovered;
}

/** Returns the focused text field; the right button focuses the field that it presses. */
function fieldOf(root: Document | ShadowRoot): HTMLInputElement | HTMLTextAreaElement | null {
  const active = root.activeElement;
  if (active?.shadowRoot) return fieldOf(active.shadowRoot);
  if (active instanceof HTMLTextAreaElement) return active;
  return active instanceof HTMLInputElement && active.type !== 'password' ? active : null;
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
  return toRect(boxes.reduce((best, box) => (away(box) <= away(best) ? box : best), boxes[0] ?? new DOMRect()));
}

/** Returns the box of the letters beside the caret. */
function boxAt({ node, offset }: Caret): DOMRect | undefined {
  const length = node.nodeValue?.length ?? 0;
  return boxesBetween(node, Math.max(0, offset - 1), node, Math.min(offset + 1, length))[0];
}

const toRect = ({ x, y, width, height }: DOMRect): Rect => ({ x, y, width, height });

function selectionRect({ startContainer, startOffset, endContainer, endOffset }: StaticRange): Rect {
  const live = new Range();
  live.setStart(startContainer, startOffset);
  live.setEnd(endContainer, endOffset);
  return toRect(live.getBoundingClientRect());
}
