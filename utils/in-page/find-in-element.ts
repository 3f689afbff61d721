import type { EmailMatch } from './email-match';
import { findInText } from './find-in-text';
import { findInTree } from './find-in-tree';
import { isText } from './node-type';

/** Elements whose text users do not read. */
const UNREAD = new Set(['style', 'script', 'noscript', 'template', 'textarea', 'title', 'option']);

/**
 * Finds every address of an element in text and link targets, including neighboring texts but not shadow roots, in one
 * pass. For gestures; the detector searches in steps.
 */
export function findInElement(root: Element): EmailMatch[] {
  const found: EmailMatch[] = [];
  const search = findInTree(root, (node, matches) => {
    if (!UNREAD.has(node.parentElement?.localName ?? '')) found.push(...(isText(node) ? findInText(node) : matches));
  });
  while (!search.next().done);
  return found;
}
