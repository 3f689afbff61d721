import { isText } from './dom';
import type { EmailMatch } from './email-match';
import { findInText } from './find-in-text';
import { findInTree, HAS_ANY_AT } from './find-in-tree';

/** Elements whose text users do not read. */
const UNREAD = new Set(['style', 'script', 'noscript', 'template', 'textarea', 'title', 'option']);

/**
 * Finds every address of an element in text and link targets, including neighboring texts but not shadow roots, in one
 * pass. For gestures; the detector searches in steps.
 */
export function findInElement(root: Element): EmailMatch[] {
  const found: EmailMatch[] = [];
  const search = findInTree(
    root,
    (node, matches) => {
      if (!UNREAD.has(node.parentElement?.localName ?? '')) found.push(...(isText(node) ? findInText(node) : matches));
    },
    HAS_ANY_AT,
  );
  while (!search.next().done);
  return found;
}

/** Returns whether an element has so much text that it is a region of the page, not what the user pointed at. */
export const isRegion = (element: Element): boolean => (element.textContent ?? '').length > 500;

/** Finds the addresses in an element's texts, without link targets: the browser reports those to the background. */
export const findInTextsOf = (element: Element): EmailMatch[] =>
  findInElement(element).filter(({ first }) => isText(first));

/** Finds the same in an element that the user pointed at; nothing if it is a region of the page. */
export const findInPointed = (element: Element): EmailMatch[] => (isRegion(element) ? [] : findInTextsOf(element));
