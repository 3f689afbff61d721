import { findEmails } from '@/utils/detection/find-emails';
import { canBeSeen } from '@/utils/in-page/can-be-seen';
import { inFlatOrder } from '@/utils/in-page/flat-order';
import { boxesOf, elementOf, type Mention } from '@/utils/in-page/mention';
import { mentionsIn } from '@/utils/in-page/mentions-in';
import { everyOpenRootIn } from '@/utils/in-page/shadow-roots';

/** An address and the node that contains it. */
export interface PlacedEmail {
  address: string;
  node: Element | Text;
  /** Null for the value of a form field. */
  mention: Mention | null;
}

const FIELDS = 'input:not([type=password]):not([type=hidden]), textarea';

/**
 * Returns every address of a frame in reading order, including form fields: one pass on a gesture; nothing is stored or
 * watched.
 */
export function emailsInPage(): PlacedEmail[] {
  const found: PlacedEmail[] = [];
  const roots = new Set<Document | ShadowRoot>([document]);
  for (const root of roots) {
    for (const child of root.children) {
      for (const mention of mentionsIn(child)) found.push({ address: mention.address, node: mention.first, mention });
      for (const _ of everyOpenRootIn(child, (shadow) => roots.add(shadow)));
    }
    for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)) {
      // A longer value is a document, not an address field.
      for (const { address } of findEmails(field.value.slice(0, 10_000)))
        found.push({ address, node: field, mention: null });
    }
  }
  return inFlatOrder(found);
}

/** Returns whether the user sees the address or can scroll it into view. */
export function isShown({ node, mention }: PlacedEmail): boolean {
  const element = mention ? elementOf(mention) : (node as Element);
  return element !== null && canBeSeen(element, mention ? boxesOf(mention) : [element.getBoundingClientRect()]);
}
