import { asTextControl, isElement } from '@/utils/in-page/dom';
import type { Focused } from '@/utils/messages/page-commands';
import { focusedElement } from './focused-element';
import { locate, selectedRange } from './locate';

/** Finds what a command from the keyboard is about: the selection, else the focused field or link, else the caret. */
export function locateFocus(document: Document): Focused {
  const focused = focusedElement(document);
  const field = asTextControl(focused);
  const located = locate(document, field !== null && !field.readOnly, null);
  if (field) {
    const { value, selectionStart, selectionEnd } = field;
    return { selection: value.slice(selectionStart ?? 0, selectionEnd ?? 0), linkUrl: '', located };
  }
  const at = selectedRange(document)?.startContainer;
  const element = isElement(at) ? at : at?.parentElement;
  const link = [focused, element].map((one) => one?.closest<HTMLAnchorElement>('a[href]')).find(Boolean);
  return { selection: document.getSelection()?.toString() ?? '', linkUrl: link?.href ?? '', located };
}
