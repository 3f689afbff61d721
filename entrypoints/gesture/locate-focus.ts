import { asTextControl, focusedElement, isElement } from '@/utils/in-page/dom';
import { boxesOf, elementOf } from '@/utils/in-page/email-match';
import { emailsAt } from '@/utils/in-page/emails-at';
import { findInElement } from '@/utils/in-page/find-in-element';
import { isInSight } from '@/utils/in-page/is-in-sight';
import { readUserFocus } from '@/utils/in-page/user-focus';
import type { Focused } from '@/utils/messages/page-commands';
import { locate, selectedRange } from './locate';

/** Finds what a command from the keyboard is about: the selection, else the focused field or link, else the caret. */
export function locateFocus(document: Document): Focused {
  const focused = focusedElement(document);
  const field = asTextControl(focused);
  const located = locate(document, field !== null && !field.readOnly, null);
  const selected = document.getSelection()?.toString() ?? '';
  const { isAsLeft, pointed } = readUserFocus();
  const others = pointed === null ? [] : [pointed];
  if (field) {
    const { value, selectionStart, selectionEnd } = field;
    const selection = value.slice(selectionStart ?? 0, selectionEnd ?? 0);
    // Firefox keeps a selection in the page beside the focus on a field.
    if (selected !== selection) others.push(...emailsAt(selected, null));
    const isSure = isAsLeft && isInSight(field, field.getBoundingClientRect());
    return { selection, linkUrl: '', located, others, isSure };
  }
  const range = selectedRange(document);
  const at = range?.startContainer;
  const element = isElement(at) ? at : at?.parentElement;
  const link = [focused, element].map((one) => one?.closest<HTMLAnchorElement>('a[href]')).find(Boolean);
  const isOfRange = range !== null && (!range.collapsed || (located.found === 'one' && located.by === 'caret'));
  const isSeen = isOfRange ? isRangeInSight(range) : focused !== null && isElementInSight(focused);
  return { selection: selected, linkUrl: link?.href ?? '', located, others, isSure: isAsLeft && isSeen };
}

const isElementInSight = (element: Element): boolean => {
  const [box] = element.getClientRects();
  return box !== undefined && isInSight(element, box);
};

/** Returns whether every address that a range touches is in sight: a hidden one may be between two words. */
function isRangeInSight({ startContainer, startOffset, endContainer, endOffset }: StaticRange): boolean {
  const live = new Range();
  live.setStart(startContainer, startOffset);
  live.setEnd(endContainer, endOffset);
  const { commonAncestorContainer: around } = live;
  const element = isElement(around) ? around : around.parentElement;
  const matches = element ? findInElement(element).filter(({ first }) => live.intersectsNode(first)) : [];
  const isMatchInSight = (match: (typeof matches)[number]) => {
    const [own, [box]] = [elementOf(match), boxesOf(match)];
    return own !== null && box !== undefined && isInSight(own, box);
  };
  return matches.length > 0 ? matches.every(isMatchInSight) : element !== null && isElementInSight(element);
}
