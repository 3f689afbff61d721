import { findEmails } from '@/utils/detection/find-emails';
import type { Located, Place } from '@/utils/messages/page-commands';

/** An element with more text than this is a whole region of the page, not what somebody pointed at. */
const POINTED_TEXT_LIMIT = 500;

/**
 * Finds the address that the person right-clicked, after the fact: the script arrives with the menu choice, so no
 * event was seen. Measured in Chromium 156: the caret stands where the right button went down, and `:hover` still
 * matches the elements under it.
 * @param editable whether the browser says that a form field or editor was clicked
 */
export function locate(document: Document, editable: boolean): Located {
  const hovered = deepestHovered(document);
  const field = editable ? fieldOf(document) : null;
  if (field) return choose(emailsIn(field.value), field.selectionStart, placeOf(field));
  const caret = caretIn(document, hovered);
  if (caret) {
    const block = caret.block;
    const exact = atOffset(emailsIn(block.text), block.offset);
    if (exact) return { found: 'one', email: exact, place: placeOf(caret.element) };
  }
  if (!hovered) return { found: 'none', place: null };
  const text = hovered.textContent ?? '';
  const place = placeOf(hovered);
  if (text.length > POINTED_TEXT_LIMIT) return { found: 'none', place };
  return choose(emailsIn(text), null, place);
}

interface Found {
  start: number;
  end: number;
  address: string;
}

const emailsIn = (text: string): Found[] =>
  findEmails(text).map(({ start, end }) => ({ start, end, address: text.slice(start, end) }));

const atOffset = (found: Found[], offset: number): string | undefined =>
  found.find(({ start, end }) => start <= offset && offset <= end)?.address;

function choose(found: Found[], offset: number | null, place: Place): Located {
  const emails = [...new Set(found.map(({ address }) => address))];
  const [only] = emails;
  if (only === undefined) return { found: 'none', place };
  if (emails.length === 1) return { found: 'one', email: only, place };
  const pointed = offset === null ? undefined : atOffset(found, offset);
  return pointed ? { found: 'one', email: pointed, place } : { found: 'several', emails, place };
}

/** The innermost element under the pointer, through open shadow roots. */
function deepestHovered(root: Document | ShadowRoot): Element | null {
  const hovered = [...root.querySelectorAll(':hover')].at(-1) ?? null;
  return hovered?.shadowRoot ? (deepestHovered(hovered.shadowRoot) ?? hovered) : hovered;
}

/** The focused text field; the right button focuses the field it is pressed in. */
function fieldOf(root: Document | ShadowRoot): HTMLInputElement | HTMLTextAreaElement | null {
  const active = root.activeElement;
  if (active?.shadowRoot) return fieldOf(active.shadowRoot);
  if (active instanceof HTMLTextAreaElement) return active;
  return active instanceof HTMLInputElement && active.type !== 'password' ? active : null;
}

/** The caret in the hovered element, as an offset into that element's text. A caret elsewhere is an older click's. */
function caretIn(
  document: Document,
  hovered: Element | null,
): { element: Element; block: { text: string; offset: number } } | null {
  const selection = document.getSelection();
  const node = selection?.anchorNode;
  if (!selection?.isCollapsed || !node || node.nodeType !== Node.TEXT_NODE || !hovered?.contains(node)) return null;
  const before = document.createRange();
  before.setStart(hovered, 0);
  before.setEnd(node, selection.anchorOffset);
  return { element: hovered, block: { text: hovered.textContent ?? '', offset: before.toString().length } };
}

function placeOf(element: Element): Place {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
