import { asTextControl, focusedElement, isHtml } from '@/utils/in-page/dom';
import { isStillResting } from '@/utils/in-page/is-still-resting';
import type { CardCloser, CardGesture, Rect } from '@/utils/messages/page-commands';
import { createAnchorCheck, dialogAround, distanceTo, elementInRect, isNear, isReachedByKey } from './anchor';
import { canFramePages } from './can-frame-pages';
import { cardBox, MARGIN } from './card-box';
import { watchForLoss } from './watch-for-loss';

/** Delay before a card closes that the pointer has left, in ms. */
const LEAVE_MS = 350;
/** Interval of checks whether the card is still in its place, in ms. */
const CHECK_MS = 150;

/**
 * `!important` in `:host` overrides all page styles, including inline styles and animations. Many pages style
 * `::backdrop` for dialogs; the card's backdrop would hide the text beside it. In the color scheme of the card, its frame is
 * transparent where the card is not; the shadow follows the card.
 */
const STYLE = `
:host{all:initial!important;position:fixed!important;display:block!important;z-index:2147483647!important;
overflow:visible!important;user-select:none!important}
:host::backdrop{display:none!important}
iframe{all:initial;color-scheme:light dark;display:block;width:100%;height:100%;border-radius:12px;
filter:drop-shadow(0 0 .5px rgb(0 0 0/.5)) drop-shadow(0 6px 12px rgb(0 0 0/.25))}
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
  let box: ReturnType<typeof cardBox> = null;
  /** How far the pointer was from the card at its last move, at first on the address, in CSS pixels. */
  let distance = 0;
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

  function stay(): void {
    clearTimeout(leaving);
    leaving = undefined;
  }
  function leave(): void {
    leaving ??= setTimeout(dismiss, LEAVE_MS);
  }

  /**
   * Closes a card opened by the pointer when the pointer leaves, unless its last move was toward the card: once it is in
   * the card's frame, this page hears nothing more.
   */
  const onMove = (event: PointerEvent) => {
    if (!event.isTrusted || !box) return;
    const { clientX: x, clientY: y } = event;
    const before = distance;
    distance = distanceTo(box, x, y);
    if (distance < before || isOnCard(event) || (anchor && isNear(anchor, x, y))) stay();
    else leave();
  };

  /** The pointer has left this frame; from here on, it hears of no moves. Into the card, it does not leave the viewport. */
  const onOut = ({ isTrusted, relatedTarget, clientX: x, clientY: y }: PointerEvent) => {
    const isOutside = x <= 0 || y <= 0 || x >= innerWidth || y >= innerHeight;
    if (isTrusted && relatedTarget === null && isOutside) leave();
  };

  function show(name: string, place: Rect | null, by: CardGesture): boolean {
    close();
    // An SVG or XML document has no place for an HTML element.
    box = isBroken || !isHtml() || !canFramePages(window) ? null : cardBox(place);
    // The request passed through the background: the pointer may have left since, and the card would be in its way.
    if (!box || (by === 'pointer' && !isStillResting())) return false;
    anchor = place;
    distance = place ? distanceTo(box, place.x + place.width / 2, place.y + place.height / 2) : 0;
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
    frame.contentWindow?.location.replace(`${cardUrl}#${name}/${box.edge}`);
    // Keyboard users continue in the card and return with Escape. A field looks the same after a click as after a key.
    const isByKeys = by === 'menu' && isReachedByKey(place) && asTextControl(focusBefore) === null;
    if (by === 'keyboard' || isByKeys) frame.addEventListener('load', () => frame.focus(), { once: true });
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
    stay();
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
