import { boxesOf, containsPoint } from '@/utils/in-page/email-match';
import { setResting } from '@/utils/in-page/is-still-resting';
import type { Listen } from './listeners';
import type { Mark, Marks } from './marks';

/** A pointer resting this long on an address shows intent, in ms. */
const INTENT_MS = 500;
/** Maximum time between the Tab key and its focus event, in ms. */
const TAB_MS = 200;

/** An address under the resting pointer or focus, and its relevant line. */
interface Rest {
  mark: Mark;
  box: DOMRect | undefined;
}

/**
 * Reports the marked address under the pointer and when the pointer rests there. Compares event coordinates with mark
 * boxes, because a hit test costs up to 24 ms in a big page.
 */
export function createHover(
  marks: Marks,
  deps: { over: (mark: Mark | undefined) => void; rest: (rest: Rest) => void; seen: (event: Event) => void },
  listen: Listen,
): void {
  let current: Mark | undefined;
  /** The mark whose card is or will be requested, unless the pointer leaves. */
  let meant: Mark | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let last: PointerEvent | undefined;
  let isMoved = false;

  function onPointer(event: PointerEvent): void {
    if (!event.isTrusted) return;
    deps.seen(event);
    // Browsers also report a pointer that has not moved after scrolling.
    isMoved ||= event.clientX !== last?.clientX || event.clientY !== last.clientY;
    // Keep the last event: a pointer may come to rest within one frame.
    last = event;
    if (frame) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      enter(last && marks.at(last.clientX, last.clientY));
      isMoved = false;
    });
  }
  function enter(mark: Mark | undefined): void {
    if (mark !== current) {
      current = mark;
      deps.over(mark);
    }
    if (mark === meant || !isMoved) return;
    forget();
    meant = mark;
    if (mark) restOn(() => pointedAt(mark));
  }
  /** Measures now: the page may have scrolled under the pointer. */
  function pointedAt(mark: Mark): Rest | undefined {
    if (mark !== meant || !last || marks.at(last.clientX, last.clientY) !== mark) return undefined;
    const { clientX, clientY } = last;
    const box = boxesOf(mark.match).find(
      (line) => containsPoint(line, clientX, clientY) || containsPoint(line, clientX, clientY - 2),
    );
    return box && { mark, box };
  }
  function restOn(find: () => Rest | undefined): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const rest = find();
      if (!rest) return;
      // Checked again when the card arrives by way of the background.
      setResting(() => find() !== undefined);
      deps.rest(rest);
    }, INTENT_MS);
  }
  /** Requests no card for the current address until the pointer moves again. */
  function forget(): void {
    clearTimeout(timer);
    meant = undefined;
  }
  // A page can move the focus too, with a trusted event; only the user presses the Tab key.
  let tabbedAt = -TAB_MS;
  listen('keydown', (event) => {
    if (event.isTrusted && event.key === 'Tab') tabbedAt = event.timeStamp;
  });
  listen('pointermove', onPointer);
  listen('pointerdown', () => clearTimeout(timer));
  listen('wheel', forget);
  // The pointer has left the window or this frame.
  listen('pointerout', ({ relatedTarget }) => relatedTarget === null && forget());
  // The open menu displays the address under the pointer; it must not change from here on.
  listen('contextmenu', ({ isTrusted }) => {
    if (!isTrusted) return;
    cancelAnimationFrame(frame);
    frame = 0;
  });
  listen('focusin', (event) => {
    const link = event.composedPath()[0];
    if (event.timeStamp - tabbedAt >= TAB_MS || !(link instanceof HTMLAnchorElement)) return;
    // Search after the delay: a link reached by key may still be scrolling into view.
    restOn(() => {
      const mark = [...marks.drawn.values()].find(({ match }) => link.contains(match.first));
      return mark && link.matches(':focus') ? { mark, box: mark.boxes.at(-1) } : undefined;
    });
  });
}
