import { elementAt } from '@/utils/in-page/element-at';
import { flatParent } from '@/utils/in-page/flat-parent';
import { isStillResting } from '@/utils/in-page/resting';
import type { CardGesture, Place } from '@/utils/messages/page-commands';
import { cardBox, MARGIN } from './card-box';
import { watchForLoss } from './taken-away';

/** In ms. */
const CARD = { patience: 350, lookAgain: 150 };

/**
 * `!important` inside `:host` beats every style of the page, inline ones and animations included. Many pages style every
 * `::backdrop` for their dialogs: that of the card would hide what it stands beside.
 */
const STYLE = `
:host{all:initial!important;position:fixed!important;display:block!important;z-index:2147483647!important;
overflow:visible!important;user-select:none!important}
:host::backdrop{display:none!important}
iframe{all:initial;display:block;width:100%;height:100%;border-radius:12px;
box-shadow:0 8px 28px rgb(0 0 0/.28),0 0 0 1px rgb(0 0 0/.12)}
@media print{:host{display:none!important}}`;

/**
 * Shows the card: a page of the extension in a frame in a closed shadow root, beside a place of the page.
 * The host is one element at the end of the document; nothing of the page is moved or changed.
 * @param onLost called with the name of a card that the page has taken away
 */
export function createCardHost(cardUrl: string, onLost: (name: string) => void) {
  let host: HTMLElement | null = null;
  /** The open card, the one that the user closed last, and whether cards load in this document at all. */
  let open = '';
  let dismissed = '';
  let isBroken = false;
  let loss: ReturnType<typeof watchForLoss> | undefined;
  let focusBefore: Element | null = null;
  let anchor: Place | null = null;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let watching: ReturnType<typeof setInterval> | undefined;

  const onKey = (event: KeyboardEvent) => {
    if (!event.isTrusted || event.key !== 'Escape') return;
    // This one is for the card: a dialog of the page around it stays open.
    event.preventDefault();
    event.stopImmediatePropagation();
    dismiss();
  };
  const isOnCard = (event: Event) => event.composedPath()[0] === host;
  const onPointer = (event: PointerEvent) => {
    if (event.isTrusted && !isOnCard(event)) dismiss();
  };

  /** A card that came with the pointer goes with it, unless the pointer is on its way to the card. */
  const onMove = (event: PointerEvent) => {
    if (!event.isTrusted) return;
    const stays = isOnCard(event) || (anchor && isNear(anchor, event.clientX, event.clientY));
    if (stays) {
      clearTimeout(leaving);
      leaving = undefined;
    } else leaving ??= setTimeout(dismiss, CARD.patience);
  };

  function show(name: string, place: Place | null, by: CardGesture): boolean {
    close();
    const box = isBroken ? null : cardBox(place);
    // It was on its way through the background: by now the pointer may be elsewhere, and the card would be in its way.
    if (!box || (by === 'pointer' && !isStillResting())) return false;
    anchor = place;
    open = name;
    let stillThere = place && whatStandsAt(place);
    const isPointers = by === 'pointer' && !isReachedByKey(place);
    focusBefore = focused();
    host = document.createElement('div');
    const root = host.attachShadow({ mode: 'closed' });
    const sheet = new CSSStyleSheet();
    const look = `${STYLE} :host{width:${box.width}px!important;height:${box.height}px!important}`;
    sheet.replaceSync(`${look} :host{left:${box.x}px!important;top:${box.y}px!important}`);
    root.adoptedStyleSheets = [sheet];
    const modals = document.querySelectorAll('dialog:modal');
    const modal = dialogAround(place ? elementIn(place) : focusBefore) ?? [...modals].at(-1);
    (modal ?? document.documentElement).append(host);
    host.popover = 'manual';
    // From here on scripts of the page may run: they hear `beforetoggle`.
    loss = watchForLoss(host, box.width, lose);
    try {
      host.showPopover();
    } catch {
      // The page has taken the host away; the watch above reports it.
    }
    const frame = document.createElement('iframe');
    frame.title = 'Sightline';
    root.append(frame);
    // Not by `src`: `performance.measureUserAgentSpecificMemory` names it to the page, with the card's name.
    frame.contentWindow?.location.replace(`${cardUrl}#${name}`);
    // Who came by the keyboard goes on in the card, and returns with Escape.
    if (by === 'keyboard') frame.addEventListener('load', () => frame.focus(), { once: true });
    watching = setInterval(() => {
      if (loss?.isLost()) return lose();
      if (!stillThere || stillThere()) return;
      // Beside somebody else it would say the wrong thing. When the page moves on, the pointer is on something else, and
      // its card closes; one that was asked for by key or menu is still wanted, and goes to a corner.
      stillThere = null;
      if (isPointers) dismiss();
      else toCorner(sheet, look);
    }, CARD.lookAgain);
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', onPointer, true);
    if (by === 'pointer') addEventListener('pointermove', onMove, { capture: true, passive: true });
    return true;
  }

  function dismiss(): void {
    dismissed = open;
    close();
  }
  function lose(): void {
    const lost = open;
    close();
    onLost(lost);
  }

  function close(): void {
    loss?.stop();
    removeEventListener('keydown', onKey, true);
    removeEventListener('pointerdown', onPointer, true);
    removeEventListener('pointermove', onMove, true);
    clearTimeout(leaving);
    leaving = undefined;
    clearInterval(watching);
    open = '';
    if (!host) return;
    const hadFocus = focused() === host;
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
    /** Closes one card if it is open. @returns whether the user had closed it before */
    end(name: string, cannotLoad: boolean): boolean {
      isBroken ||= cannotLoad;
      if (open === name) close();
      return dismissed === name;
    },
  };
}

/** What has the focus, inside of open shadow roots too. */
function focused(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

/** Whether the Tab key has led to a place: such a card comes as the pointer's do. */
function isReachedByKey(place: Place | null): boolean {
  const link = focused();
  return Boolean(place && link?.matches(':focus-visible') && link.contains(elementIn(place)));
}

const elementIn = ({ x, y, width, height }: Place) => elementAt(x + Math.min(width, 40) / 2, y + height / 2);

/** The modal dialog around an element: it makes everything outside it inert, so there the card has to stand inside. */
function dialogAround(element: Element | null): Element | null {
  let at = element;
  while (at && !at.matches('dialog:modal')) at = flatParent(at);
  return at;
}

/** Asks again and again whether the same text still stands at a place; a place outside the viewport is let be. */
function whatStandsAt(place: Place): (() => boolean) | null {
  const element = elementIn(place);
  if (!element) return null;
  const text = element.textContent;
  const before = element.getBoundingClientRect();
  return () => {
    const now = element.getBoundingClientRect();
    const moved = Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
    return element.isConnected && moved <= 8 && element.textContent === text;
  };
}

const isNear = ({ x, y, width, height }: Place, atX: number, atY: number): boolean =>
  atX >= x - 8 && atX <= x + width + 8 && atY >= y - 8 && atY <= y + height + 8;
