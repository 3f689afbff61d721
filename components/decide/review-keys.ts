import type { PlainKey } from '@/utils/texts/text-key';

/**
 * The keys of a review, in the order in which a user learns them: as typed, and what they do. A capital is typed with Shift. `moves`:
 * what was decided before is saved first.
 */
export const REVIEW_KEYS = {
  next: { key: 'j', text: 'review.next', moves: true },
  previous: { key: 'k', text: 'review.previous', moves: true },
  notCustomer: { key: 'n', text: 'decision.notCustomer' },
  customer: { key: 'm', text: 'decision.customer' },
  unsure: { key: 'u', text: 'decision.unsure' },
  several: { key: 'N', text: 'decision.several' },
  noConcern: { key: '1', text: 'decision.noConcern' },
  escalate: { key: '2', text: 'decision.escalate' },
  reject: { key: '3', text: 'decision.reject' },
  note: { key: 'e', text: 'decision.note' },
  copy: { key: 'c', text: 'caseFile.copyNote' },
  save: { key: 'Enter', text: 'review.saveAndNext', moves: true },
  undo: { key: 'z', text: 'decision.undo', moves: true },
  newLookup: { key: '/', text: 'desk.newLookup' },
  keys: { key: '?', text: 'review.keys' },
} as const satisfies Record<string, { key: string; text: PlainKey; moves?: true }>;

export type ReviewAction = keyof typeof REVIEW_KEYS;
export const REVIEW_ACTIONS = Object.keys(REVIEW_KEYS) as readonly ReviewAction[];

/** Where a user types or chooses by letters: there, no key of a review works. */
const FIELDS = [
  ...['input', 'textarea', 'select', '[contenteditable]'],
  ...['[role=menu]', '[role=tree]', '[role=treegrid]', '[role=listbox]'],
].join();
/** What Enter presses. */
const PRESSED = ['a', 'button', 'summary', 'label', '[role=tab]', '[role=radio]'].join();

/** A key as it was pressed, and the element that had the focus. */
interface Pressed {
  key: string;
  /** The key by its place, as on an American keyboard: "KeyN". */
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  repeat: boolean;
  target: Element;
}

/**
 * Returns what a key means in a review; null for any other key, in a field, with Ctrl or Meta, and while it repeats. With Alt, screen
 * readers leave it to the page in any mode.
 */
export function reviewAction({
  key,
  code,
  shiftKey,
  ctrlKey,
  altKey,
  metaKey,
  repeat,
  target,
}: Pressed): ReviewAction | null {
  if (ctrlKey || metaKey || repeat || target.closest(FIELDS) !== null) return null;
  if (shiftKey && key === 'Enter') return null;
  if (key === 'Enter' && target.closest(PRESSED) !== null) return null;
  // With Shift too, a digit is a command of the extension. On a Mac, Alt changes what a key types.
  if (altKey && shiftKey && /^Digit/.test(code)) return null;
  const latin = altKey ? byPlace(key, code) : latinOf(key, code);
  // Caps Lock is no Shift. Some layouts have digits and signs only with Shift, none has its letters so.
  const typed = shiftKey && /^[a-z]$/.test(latin) ? latin.toUpperCase() : latin;
  return REVIEW_ACTIONS.find((action) => REVIEW_KEYS[action].key === typed) ?? null;
}

/** Returns a key as typed, in lower case; where the layout has no Latin letters (Russian, Greek, Hebrew), the key by its place. */
function latinOf(key: string, code: string): string {
  if (key.length > 1) return key;
  const isOther = /[\p{L}\p{N}]/u.test(key) && !/[\p{Script=Latin}0-9]/u.test(key);
  return isOther ? byPlace(key, code) : key.toLowerCase();
}

/** Returns the letter or digit of a key by its place; any other key as typed. */
const byPlace = (key: string, code: string): string => /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase() ?? key;
