import { boxesOf, holds } from '@/utils/in-page/mention';
import { setResting } from '@/utils/in-page/resting';
import type { Mark, Marks } from './marks';

/** A pointer that rests this long on an address means it, in ms. */
const INTENT_MS = 300;
/** The focus follows its key within this time, in ms. */
const TAB_MS = 200;

/** An address that the pointer or the focus rests on, and the line of it that is meant. */
interface Rest {
  mark: Mark;
  box: DOMRect | undefined;
}

/**
 * Tells which marked address the pointer is on, and when it has rested there. The event knows where it is and the marks
 * know their boxes, so nothing is asked of the page (a hit test costs up to 24 ms in a big one).
 */
export function createHover(
  marks: Marks,
  parts: { over: (mark: Mark | undefined) => void; rest: (rest: Rest) => void; seen: (event: Event) => void },
  listen: AddEventListenerOptions,
): void {
  let current: Mark | undefined;
  /** The mark that a card was or will be requested for, unless the pointer leaves. */
  let meant: Mark | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let last: PointerEvent | undefined;
  let isMoved = false;

  function onPointer(event: PointerEvent): void {
    if (!event.isTrusted) return;
    parts.seen(event);
    // After scrolling, browsers report a pointer that has not moved.
    isMoved ||= event.clientX !== last?.clientX || event.clientY !== last.clientY;
    // The last one counts: a pointer may come to rest within one frame.
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
      parts.over(mark);
    }
    if (mark === meant || !isMoved) return;
    forget();
    meant = mark;
    if (mark) restOn(() => pointedAt(mark));
  }
  /** Measured at this moment: the page may have scrolled under the pointer. */
  function pointedAt(mark: Mark): Rest | undefined {
    if (mark !== meant || !last || marks.at(last.clientX, last.clientY) !== mark) return undefined;
    const { clientX, clientY } = last;
    const box = boxesOf(mark.mention).find(
      (line) => holds(line, clientX, clientY) || holds(line, clientX, clientY - 2),
    );
    return box && { mark, box };
  }
  function restOn(find: () => Rest | undefined): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const rest = find();
      if (!rest) return;
      // Asked again when the card is there: it comes by way of the background.
      setResting(() => find() !== undefined);
      parts.rest(rest);
    }, INTENT_MS);
  }
  /** No card for what the pointer is on, until it moves again. */
  function forget(): void {
    clearTimeout(timer);
    meant = undefined;
  }
  // A page can move the focus too, and the browser calls that trusted; only the Tab key is a person's.
  let tabbedAt = -TAB_MS;
  addEventListener(
    'keydown',
    (event) => {
      if (event.isTrusted && event.key === 'Tab') tabbedAt = event.timeStamp;
    },
    listen,
  );
  addEventListener('pointermove', onPointer, listen);
  addEventListener('pointerdown', () => clearTimeout(timer), listen);
  addEventListener('wheel', forget, listen);
  // Out of the window, or of this frame.
  addEventListener('pointerout', ({ relatedTarget }) => relatedTarget === null && forget(), listen);
  // The menu's title is read from here on: what the pointer was on when it opened may not change under it.
  addEventListener(
    'contextmenu',
    ({ isTrusted }) => {
      if (!isTrusted) return;
      cancelAnimationFrame(frame);
      frame = 0;
    },
    listen,
  );
  addEventListener(
    'focusin',
    (event) => {
      const link = event.composedPath()[0];
      if (event.timeStamp - tabbedAt >= TAB_MS || !(link instanceof HTMLAnchorElement)) return;
      // Found when the time has come: a link that was reached by key may just be scrolling into view.
      restOn(() => {
        const mark = [...marks.drawn.values()].find(({ mention }) => link.contains(mention.first));
        return mark && link.matches(':focus') ? { mark, box: mark.boxes.at(-1) } : undefined;
      });
    },
    listen,
  );
}
