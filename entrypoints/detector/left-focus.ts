import { asTextControl, focusedElement } from '@/utils/in-page/dom';
import type { Listen } from './listeners';

/** Longer texts are compared by their start. */
const MAX_TEXT = 2_000;
/** Keys that neither move nor type anything. A shortcut of the browser or of ours has Alt, Control or Command. */
const MODIFIERS = /^(Shift|Control|Alt|AltGraph|Meta)$/;
const MOVES = /^(Tab|Arrow|Home|End|Page)/;

/** Selection, focus and what they show at a moment. */
function look(): unknown[] {
  const selection = document.getSelection();
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection ?? {};
  const focused = focusedElement(document);
  const field = asTextControl(focused);
  const texts = [anchorNode?.nodeValue, focusNode?.nodeValue, selection?.toString(), field?.value];
  return [
    focused,
    anchorNode,
    anchorOffset,
    focusNode,
    focusOffset,
    focused?.getAttribute('href'),
    ...texts.map((text) => text?.slice(0, MAX_TEXT)),
  ];
}

/**
 * Remembers what the user's last press of a key or button has left selected and focused. A page that selects or focuses
 * something else afterwards, as while the keys of our command are pressed, is told from the user by that.
 * @returns whether both are still so
 */
export function watchLeftFocus(listen: Listen): () => boolean {
  let left: unknown[] | undefined;
  const pressed = new Set<string>();
  // Where the pointer goes up in a selection, the browser ends it after the event.
  listen('pointerup', ({ isTrusted }) => {
    if (isTrusted) setTimeout(() => (left = look()));
  });
  listen('keydown', ({ isTrusted, key, code, altKey, ctrlKey, metaKey }) => {
    if (!isTrusted || MODIFIERS.test(key)) return;
    if (!altKey && (MOVES.test(key) || !(ctrlKey || metaKey))) pressed.add(code);
  });
  listen('keyup', ({ isTrusted, code }) => {
    if (isTrusted && pressed.delete(code)) left = look();
  });
  return () => {
    const now = look();
    return Boolean(left?.every((part, i) => part === now[i]));
  };
}
