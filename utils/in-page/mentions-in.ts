import { findInText } from './find-in-text';
import { findInTree } from './find-in-tree';
import type { Mention } from './mention';
import { isText } from './node-type';

/** Elements whose text nobody reads. */
const UNREAD = new Set(['style', 'script', 'noscript', 'template', 'textarea', 'title', 'option']);

/**
 * Every address in an element, as text and as the target of a link, each read together with the texts around it; in one
 * go, without the shadow roots in it. For gestures: the detector searches in steps.
 */
export function mentionsIn(root: Element): Mention[] {
  const found: Mention[] = [];
  const search = findInTree(root, (node, early) => {
    if (!UNREAD.has(node.parentElement?.localName ?? '')) found.push(...(isText(node) ? findInText(node) : early));
  });
  while (!search.next().done);
  return found;
}
