import { boxesOf, type EmailMatch, elementOf } from '@/utils/in-page/email-match';
import { emailsAt } from '@/utils/in-page/emails-at';
import { findInTree, HAS_ANY_AT } from '@/utils/in-page/find-in-tree';
import { asTextControl } from '@/utils/in-page/text-control';

/**
 * Returns the visible addresses with unselectable text. A right click on one leaves the caret at an older click, so
 * while any is visible, the caret alone does not identify the clicked address.
 */
export function unselectableOnScreen(document: Document): string[] {
  const found: string[] = [];
  const look = (_: Node, matches: EmailMatch[]) => {
    for (const match of matches) {
      const element = elementOf(match);
      if (!element || getComputedStyle(element).userSelect !== 'none') continue;
      const onScreen = boxesOf(match).some(({ bottom, top }) => bottom > 0 && top < innerHeight);
      if (onScreen) found.push(match.address);
    }
  };
  const search = findInTree(document.documentElement, look, HAS_ANY_AT);
  while (!search.next().done);
  return found;
}

/** Returns the visible addresses in disabled fields. In Chromium, a right click on one leaves no focus and no caret. */
export function inDisabledFields(document: Document): string[] {
  const found = new Set<string>();
  for (const element of document.querySelectorAll(':is(input,textarea):disabled')) {
    const field = asTextControl(element);
    const { bottom, top } = element.getBoundingClientRect();
    if (!field || bottom <= 0 || top >= innerHeight || !element.checkVisibility()) continue;
    for (const email of emailsAt(field.value, null)) found.add(email);
  }
  return [...found];
}
