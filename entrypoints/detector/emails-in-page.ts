import { findEmails } from '@/utils/detection/find-emails';
import type { Mention } from './mention';

const MOST = 500;
const FIELDS = 'input:not([type=password]):not([type=hidden]), textarea';

/** The unique addresses of a frame in reading order, those in form fields included: read now, never watched. */
export function listEmails(mentions: Iterable<Mention>, roots: Iterable<Document | ShadowRoot>): string[] {
  const places = [...mentions].map(({ address, first }) => ({ address, node: first as Node }));
  for (const root of roots) {
    for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)) {
      for (const { address } of findEmails(field.value.slice(0, 10_000))) places.push({ address, node: field });
    }
  }
  places.sort((a, b) => inOrder(a.node, b.node));
  return [...new Set(places.map(({ address }) => address))].slice(0, MOST);
}

function inOrder(a: Node, b: Node): number {
  if (a === b) return 0;
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
