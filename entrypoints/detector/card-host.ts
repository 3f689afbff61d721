import type { Place } from '@/utils/messages/page-commands';

/** Constant, so that the page learns nothing about an answer from the size of what covers it. */
const CARD = { width: 360, height: 264, gap: 6, margin: 8 };

/** `!important` inside `:host` beats every style of the page, inline ones and animations included. */
const STYLE = `
:host { all: initial !important; position: fixed !important; inset: auto !important; margin: 0 !important;
  padding: 0 !important; border: 0 !important; background: none !important; display: block !important;
  width: ${CARD.width}px !important; height: ${CARD.height}px !important; overflow: visible !important;
  z-index: 2147483647 !important; visibility: visible !important; opacity: 1 !important; user-select: none !important; }
iframe { all: initial; display: block; width: 100%; height: 100%; border: 0; border-radius: 12px;
  box-shadow: 0 8px 28px rgb(0 0 0 / .28), 0 0 0 1px rgb(0 0 0 / .12); color-scheme: normal; }
@media print { :host { display: none !important; } }`;

/**
 * Shows the card: a page of the extension in a frame in a closed shadow root, beside a place of the page.
 * The host is one element at the end of the document; nothing of the page is moved or changed.
 */
export function createCardHost(cardUrl: string) {
  let host: HTMLElement | null = null;
  let focusBefore: Element | null = null;

  const onKey = (event: KeyboardEvent) => {
    if (event.isTrusted && event.key === 'Escape') close();
  };
  const onPointer = (event: PointerEvent) => {
    if (event.isTrusted && event.target !== host) close();
  };

  function show(place: Place | null): boolean {
    close();
    if (innerWidth < CARD.width + 2 * CARD.margin || innerHeight < CARD.height + 2 * CARD.margin) return false;
    focusBefore = document.activeElement;
    host = document.createElement('div');
    const root = host.attachShadow({ mode: 'closed' });
    const sheet = new CSSStyleSheet();
    const { left, top } = beside(place);
    sheet.replaceSync(`${STYLE} :host { left: ${left}px !important; top: ${top}px !important; }`);
    root.adoptedStyleSheets = [sheet];
    const frame = document.createElement('iframe');
    frame.src = cardUrl;
    frame.title = 'Sightline';
    root.append(frame);
    // A modal dialog makes everything outside it inert, so there the card has to stand inside.
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    (modal ?? document.documentElement).append(host);
    host.popover = 'manual';
    host.showPopover();
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', onPointer, true);
    return true;
  }

  function close(): void {
    removeEventListener('keydown', onKey, true);
    removeEventListener('pointerdown', onPointer, true);
    if (!host) return;
    const hadFocus = document.activeElement === host;
    host.remove();
    host = null;
    if (hadFocus && focusBefore instanceof HTMLElement) focusBefore.focus({ preventScroll: true });
  }

  return { show, close };
}

/** Below the place, or above it where there is no room; never outside the viewport. */
function beside(place: Place | null): { left: number; top: number } {
  const { width, height, gap, margin } = CARD;
  const at = place ?? { x: innerWidth / 2 - width / 2, y: innerHeight / 3, width: 0, height: 0 };
  const below = at.y + at.height + gap;
  const top = below + height + margin <= innerHeight ? below : at.y - gap - height;
  const within = (value: number, room: number) => Math.round(Math.min(Math.max(value, margin), room - margin));
  return { left: within(at.x, innerWidth - width), top: within(top, innerHeight - height) };
}
