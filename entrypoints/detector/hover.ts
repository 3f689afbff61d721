import { asTextControl } from '@/utils/in-page/dom';
import { boxesOf, elementOf } from '@/utils/in-page/email-match';
import { isReadable } from '@/utils/in-page/is-readable';
import { setResting } from '@/utils/in-page/is-still-resting';
import type { Listen } from './listeners';
import type { Mark, Marks } from './marks';
import { type Pointed, pointedBy } from './pointed';

/** A pointer resting this long on an address shows intent, in ms. */
const INTENT_MS = 500;
/** Maximum time between the Tab key and its focus event, in ms. */
const TAB_MS = 200;

/** An address under the resting pointer or focus, and its relevant line. */
export interface Rest {
  mark: Mark;
  box: DOMRect | undefined;
}
/** Returns the address that something rests on, as long as it does. */
type Find = () => Rest | undefined;

/**
 * Reports the marked address under the pointer, and when pointer or focus rests there with Shift held: a page can notice
 * the card, but cannot hold a key down. Compares event coordinates with mark boxes, because a hit test costs up to 24 ms
 * in a big page.
 */
export function createHover(
  marks: Marks,
  deps: {
    /** Returns the mark under the pointer. */
    under: (pointed: Pointed) => Mark | undefined;
    /** Returns the mark whose line or badge is under the pointer. */
    onOurs: (pointed: Pointed) => Rest | undefined;
    over: (mark: Mark | undefined) => void;
    rest: (rest: Rest) => void;
    seen: (event: Event) => void;
  },
  listen: Listen,
): void {
  let current: Mark | undefined;
  /** The mark whose card is or will be requested, unless the pointer leaves. */
  let meant: Mark | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let last: (Pointed & { buttons: number }) | undefined;
  let isMoved = false;
  /** The pointer is elsewhere; when it comes, what it is on is reported, since another frame may have named an address. */
  let isAway = true;
  /** A menu takes the pointer too, and displays the address under it. */
  let isMenuOpen = false;
  /** Whether Shift is held, by trusted events only. A frame without the focus hears no keys, but every pointer event. */
  let isShiftHeld = false;
  /** What the pointer or the focus came to last. */
  let restingOn: Find | undefined;
  /** The mark whose card was requested: pressing Shift it again does not open that card again. */
  let shifted: Mark | undefined;

  function onPointer(event: PointerEvent): void {
    if (!event.isTrusted) return;
    deps.seen(event);
    isMenuOpen = false;
    isShiftHeld = event.shiftKey;
    // Browsers also report a pointer that has not moved after scrolling.
    isMoved ||= event.clientX !== last?.x || event.clientY !== last.y;
    // Keep the last event: a pointer may come to rest within one frame.
    last = { ...pointedBy(event), buttons: event.buttons };
    if (frame) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      if (last) enter(deps.under(last), deps.onOurs(last));
      isMoved = false;
    });
  }
  /**
   * A card opens over our own line or badge only, never over the text: a page can hide a text in ways that no script sees, put
   * it under the pointer, and learn from the card whom the user knows. What we draw, the user sees.
   */
  function enter(named: Mark | undefined, rest: Rest | undefined): void {
    if (named !== current || isAway) {
      isAway = false;
      current = named;
      deps.over(named);
    }
    const mark = rest?.mark;
    if (mark === meant || !isMoved) return;
    forget();
    meant = mark;
    restingOn = mark && (() => pointedAt(mark));
    // A held button selects text.
    if (restingOn && !last?.buttons) restOn(restingOn);
  }
  /** Measures now: the page may have scrolled under the pointer. */
  function pointedAt(mark: Mark): Rest | undefined {
    const rest = mark === meant && last ? deps.onOurs(last) : undefined;
    return rest?.mark === mark && isInPlace(mark) ? rest : undefined;
  }
  function restOn(find: Find, isPressed = false): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!isShiftHeld) return;
      const rest = find();
      const element = rest && elementOf(rest.mark.match);
      // On a text that nobody can read, the page means the rest, not the user.
      if (!rest || !element || !isReadable(element) || (isPressed && shifted === rest.mark)) return;
      shifted = rest.mark;
      // Checked again when the card arrives by way of the background.
      setResting(() => find() !== undefined);
      deps.rest(rest);
    }, INTENT_MS);
  }
  /** Requests no card for the current address until the pointer moves again. */
  function forget(): void {
    clearTimeout(timer);
    meant = undefined;
    restingOn = undefined;
    shifted = undefined;
  }
  /** Shift that is held alone wants the card of what rests already. With another key or a button it does something else. */
  function onKey(event: KeyboardEvent): void {
    if (!event.isTrusted) return;
    if (event.key === 'Tab') tabbedAt = event.timeStamp;
    if (event.key !== 'Shift') {
      clearTimeout(timer);
      return;
    }
    isShiftHeld = true;
    if (restingOn && !event.repeat && !isTyping(document.activeElement)) restOn(restingOn, true);
  }
  // A page can move the focus too, with a trusted event; only the user presses the Tab key.
  let tabbedAt = -TAB_MS;
  listen('keydown', onKey);
  listen('keyup', ({ isTrusted, key }) => {
    if (isTrusted && key === 'Shift') isShiftHeld = false;
  });
  listen('blur', ({ isTrusted }) => {
    if (isTrusted) isShiftHeld = false;
  });
  listen('pointermove', onPointer);
  listen('pointerdown', () => clearTimeout(timer));
  listen('wheel', forget);
  listen('pointerout', ({ isTrusted, relatedTarget }) => {
    // Out of the window or this frame, or into a frame in it.
    if (!isTrusted || (relatedTarget !== null && !isFrame(relatedTarget))) return;
    forget();
    if (isMenuOpen) return;
    cancelAnimationFrame(frame);
    frame = 0;
    isAway = true;
    if (current) deps.over(undefined);
    current = undefined;
  });
  // The open menu displays the address under the pointer; it must not change from here on.
  listen('contextmenu', ({ isTrusted }) => {
    if (!isTrusted) return;
    isMenuOpen = true;
    cancelAnimationFrame(frame);
    frame = 0;
  });
  listen('focusin', (event) => {
    const link = event.composedPath()[0];
    if (event.timeStamp - tabbedAt >= TAB_MS || !(link instanceof HTMLAnchorElement)) return;
    shifted = undefined;
    // Search after the delay: a link reached by key may still be scrolling into view.
    restingOn = () => {
      const mark = [...marks.drawn.values()].find(({ match }) => link.contains(match.first));
      return mark && link.matches(':focus') ? { mark, box: mark.boxes.at(-1) } : undefined;
    };
    restOn(restingOn);
  });
}

/** Returns whether a text is where its mark was last drawn. */
function isInPlace({ match, boxes }: Mark): boolean {
  const bottoms = boxesOf(match).map(({ bottom }) => bottom);
  return boxes.every((box) => bottoms.some((bottom) => Math.abs(box.bottom - bottom) < 2));
}

const isFrame = (target: EventTarget): boolean =>
  target instanceof Element && /^(iframe|frame|object|embed)$/.test(target.localName);

/** Returns whether the focused element takes typed text. */
const isTyping = (focused: Element | null): boolean =>
  asTextControl(focused) !== null || (focused instanceof HTMLElement && focused.isContentEditable);
