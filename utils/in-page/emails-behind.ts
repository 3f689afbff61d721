import { flatParent } from './dom';
import { emailsAt } from './emails-at';
import { isRegion } from './find-in-element';

/** Attributes in which pages keep the address of a name that they show. */
const ATTRIBUTES = ['data-email', 'data-hovercard-id', 'title', 'aria-label'] as const;

/** Matches the elements with an address in one of these. */
export const CARRIERS = ATTRIBUTES.flatMap((name) => [`[${name}*="@"]`, `[${name}*="＠"]`]).join();

/** A longer value is a document, not the name of something. */
const MAX_VALUE = 2_000;
/** Levels above the pointed element that are searched. */
const MAX_ANCESTORS = 5;

/** Returns the addresses in an element's attributes as written, each once. */
export const carriedBy = (element: Element): string[] => [
  ...new Set(ATTRIBUTES.flatMap((name) => emailsAt(element.getAttribute(name)?.slice(0, MAX_VALUE) ?? '', null))),
];

/** Returns the addresses of the nearest element with any, from an element up to five ancestors, as written. */
export function emailsBehind(element: Element | null): string[] {
  let at = element;
  for (let up = 0; at && up <= MAX_ANCESTORS && !isRegion(at); up++) {
    const emails = carriedBy(at);
    if (emails.length > 0) return emails.slice(0, 20);
    at = flatParent(at);
  }
  return [];
}
