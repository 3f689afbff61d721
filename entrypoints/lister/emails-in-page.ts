import { boxesOf, type EmailMatch, elementOf } from '@/utils/in-page/email-match';
import { emailsAt } from '@/utils/in-page/emails-at';
import { findInElement } from '@/utils/in-page/find-in-element';
import { everyOpenRootIn } from '@/utils/in-page/open-roots-in';
import { canBeSeen } from './can-be-seen';
import { sortInFlatOrder } from './sort-in-flat-order';

/** An address and the node that contains it. */
export interface PlacedEmail {
  address: string;
  node: Element | Text;
  /** Null for the value of a form field. */
  match: EmailMatch | null;
}

const FIELDS = 'input:not([type=password]):not([type=hidden]), textarea';

/**
 * Returns every address of a frame in reading order, including form fields: one pass; nothing is stored.
 */
export function emailsInPage(): PlacedEmail[] {
  const found: PlacedEmail[] = [];
  const roots = new Set<Document | ShadowRoot>([document]);
  for (const root of roots) {
    for (const child of root.children) {
      for (const match of findInElement(child)) found.push({ address: match.address, node: match.first, match });
      for (const _ of everyOpenRootIn(child, (shadow) => roots.add(shadow)));
    }
    for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)) {
      // A longer value is a document, not an address field.
      for (const address of emailsAt(field.value.slice(0, 10_000), null))
        found.push({ address, node: field, match: null });
    }
  }
  return sortInFlatOrder(found);
}

/** Returns whether the user sees the address or can scroll it into view. */
export function isShown({ node, match }: PlacedEmail): boolean {
  const element = match ? elementOf(match) : (node as Element);
  return element !== null && canBeSeen(element, match ? boxesOf(match) : [element.getBoundingClientRect()]);
}
