import { findInTree } from '@/utils/in-page/find-in-tree';
import { boxesOf, elementOf } from '@/utils/in-page/mention';

/**
 * The addresses on the screen whose text cannot be selected. A right click on one of them leaves the caret where an
 * older click has put it, so with any of them in sight the caret alone does not tell which address is meant.
 */
export function unselectableOnScreen(document: Document): string[] {
  const found: string[] = [];
  const search = findInTree(document.documentElement, (_, mentions) => {
    for (const mention of mentions) {
      const element = elementOf(mention);
      if (!element || getComputedStyle(element).userSelect !== 'none') continue;
      const onScreen = boxesOf(mention).some(({ bottom, top }) => bottom > 0 && top < innerHeight);
      if (onScreen) found.push(mention.address);
    }
  });
  while (!search.next().done);
  return found;
}
