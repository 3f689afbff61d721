import { type EmailMatch, elementOf } from '@/utils/in-page/email-match';
import { isRendered } from '@/utils/in-page/is-element';

/** Returns whether the text is rendered and not in an editor that has the focus. */
export function isSeen(match: EmailMatch): boolean {
  return isRendered(elementOf(match)) && !(document.hasFocus() && isInFocusedEditor(match.first));
}

/** A frame's body is its active element even while the focus is outside the frame. */
function isInFocusedEditor(node: Node): boolean {
  const { activeElement: focused } = node.getRootNode() as Document | ShadowRoot;
  return focused instanceof HTMLElement && focused.isContentEditable && focused.contains(node);
}
