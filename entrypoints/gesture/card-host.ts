import { isHtml } from '@/utils/in-page/is-element';
import { isStillResting } from '@/utils/in-page/is-still-resting';
import type { CardCloser, CardGesture, Rect } from '@/utils/messages/page-commands';
import { createAnchorCheck, dialogAround, elementInRect, isNear, isReachedByKey } from './anchor';
import { cardBox, MARGIN } from './card-box';
import { focusedElement } from './focused-element';
import { watchForLoss } from './watch-for-loss';

/** Delay before a card closes that the pointer has left, in ms. */
const LEAVE_MS = 350;
/** Interval of checks whether the card is still in its place, in ms. */
const CHECK_MS = 150;

/**
 * `!important` in `:host` overrides all page styles, including inline styles and animations. Many pages style
 * `::backdrop` for dialogs; the card's backdrop would hide the text beside it.
 */
const STYLE = `
:host{all:initial!important;position:fixed!important;display:block!important;z-index:2147483647!important;
overflow:visible!important;user-select:none!important}
:host::backdrop{display:none!important}
iframe{all:initial;display:block;width:100%;height:100%;border-radius:12px;
box-shadow:0 8px 28px rgb(0 0 0/.28),0 0 0 1px rgb(0 0 0/.12)}
@media print{:host{display:none!important}}`;

/**
 * Shows the card: an extension page framed in a closed shadow root of one element at the document's end. Changes
 * nothing else.
 * @param onClosed called with the name of a card that the user or the page closed
 */
export function createCardHost(cardUrl: string, onClosed: (name: string, by: CardCloser) => void) {
  let host: HTMLElement | null = null;
  /** The open card, and whether cards fail to load in this document. */
  let open = '';
  let isBroken = false;
  let loss: ReturnType<typeof watchForLoss> | undefined;
  let focusBefore: Element | null = null;
  let anchor: Rect | null = null;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let watching: ReturnType<typeof setInterval> | undefined;

  const onKey = (event: KeyboardEvent) => {
    if (!event.isTrusted || event.key !== 'Escape') return;
    // This Escape belongs to the card: a surrounding page dialog stays open.
    event.preventDefault();
    event.stopImmediatePropagation();
    dismiss();
  };
  const isOnCard = (event: Event) => event.composedPath()[0] === host;
  const onPointer = (event: PointerEvent) => {
    if (!event.isTrusted || isOnCard(event)) return;
    // With Control, macOS opens the menu.
    end(event.button === 2 || event.ctrlKey ? 'right-click' : 'user');
  };

  /** Closes a card opened by the pointer when the pointer leaves, unless it moves toward the card. */
  const onMove = (event: PointerEvent) => {
    if (!event.isTrusted) return;
    const stays = isOnCard(event) || (anchor && isNear(anchor, event.clientX, event.clientY));
    if (stays) {
      clearTimeout(leaving);
      leaving = undefined;
    } else leaving ??= setTimeout(dismiss, LEAVE_MS);
  };

  /** The pointer has left this frame; from here on, it hears of no moves. Into the card, it does not leave the viewport. */
  const onOut = ({ isTrusted, relatedTarget, clientX: x, clientY: y }: PointerEvent) => {
    const isOutside = x <= 0 || y <= 0 || x >= innerWidth || y >= innerHeight;
    if (isTrusted && relatedTarget === null && isOutside) leaving ??= setTimeout(dismiss, LEAVE_MS);
  };

  function show(name: string, place: Rect | null, by: CardGesture): boolean {
    close();
    // An SVG or XML document has no place for an HTML element.
    const box = isBroken || !isHtml() ? null : cardBox(place);
    // The request passed through the background: the pointer may have left since, and the card would be in its way.
    if (!box || (by === 'pointer' && !isStillResting())) return false;
    anchor = place;
    open = name;
    let stillThere = place && createAnchorCheck(place);
    const isPointers = by === 'pointer' && !isReachedByKey(place);
    focusBefore = focusedElement(document);
    host = document.createElement('div');
    const root = host.attachShadow({ mode: 'closed' });
    const sheet = new CSSStyleSheet();
    const look = `${STYLE} :host{width:${box.width}px!important;height:${box.height}px!important}`;
    sheet.replaceSync(`${look} :host{left:${box.x}px!important;top:${box.y}px!important}`);
    root.adoptedStyleSheets = [sheet];
    const modals = document.querySelectorAll('dialog:modal');
    const modal = dialogAround(place ? elementInRect(place) : focusBefore) ?? [...modals].at(-1);
    (modal ?? document.documentElement).append(host);
    host.popover = 'manual';
    // Page scripts may run from here on: they receive `beforetoggle`.
    loss = watchForLoss(host, box.width, lose);
    try {
      host.showPopover();
    } catch {
      // The page removed the host; the watch above reports it.
    }
    const frame = document.createElement('iframe');
    frame.title = 'Sightline';
    root.append(frame);
    // Not `src`: `performance.measureUserAgentSpecificMemory` reveals it to the page, including the card's name.
    frame.contentWindow?.location.replace(`${cardUrl}#${name}`);
    // Keyboard users continue in the card and return with Escape.
    if (by === 'keyboard') frame.addEventListener('load', () => frame.focus(), { once: true });
    watching = setInterval(() => {
      if (loss?.isLost()) return lose();
      if (!stillThere || stillThere()) return;
      // A card beside another subject would mislead. When the page moves on, a pointer's card closes, since the pointer
      // is on something else; one requested by key or menu moves to a corner.
      stillThere = null;
      if (isPointers) dismiss();
      else toCorner(sheet, look);
    }, CHECK_MS);
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', onPointer, true);
    if (by === 'pointer') {
      addEventListener('pointermove', onMove, { capture: true, passive: true });
      addEventListener('pointerout', onOut, { capture: true, passive: true });
    }
    return true;
  }

  function end(by: CardCloser): void {
    const ended = open;
    close();
    onClosed(ended, by);
  }
  const dismiss = () => end('user');
  const lose = () => end('page');

  function close(): void {
    loss?.stop();
    removeEventListener('keydown', onKey, true);
    removeEventListener('pointerdown', onPointer, true);
    removeEventListener('pointermove', onMove, true);
    removeEventListener('pointerout', onOut, true);
    clearTimeout(leaving);
    leaving = undefined;
    clearInterval(watching);
    open = '';
    if (!host) return;
    const hadFocus = focusedElement(document) === host;
    host.remove();
    host = null;
    if (hadFocus && focusBefore instanceof HTMLElement) focusBefore.focus({ preventScroll: true });
  }

  function toCorner(sheet: CSSStyleSheet, look: string): void {
    anchor = null;
    sheet.replaceSync(`${look} :host{right:${MARGIN}px!important;bottom:${MARGIN}px!important}`);
  }

  return {
    show,
    close,
    /** Closes the named card if it is open. */
    end(name: string, cannotLoad: boolean): void {
      isBroken ||= cannotLoad;
      if (open === name) close();
    },
  };
}
