import type { Mark, Marks } from './marks';

/** A pointer that rests this long on an address means it, in ms. */
const INTENT_MS = 300;
/** The focus follows its key within this time, in ms. */
const TAB_MS = 200;

/**
 * Tells which marked address the pointer is on, and when it has rested there. The event knows where it is and the marks
 * know their boxes, so nothing is asked of the page (a hit test costs up to 24 ms in a big one).
 */
export function createHover(
  marks: Marks,
  parts: { over: (mark: Mark | undefined) => void; rest: (mark: Mark) => void; seen: (event: Event) => void },
  listen: AddEventListenerOptions,
): void {
  let current: Mark | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let last: PointerEvent;

  function onPointer(event: PointerEvent): void {
    if (!event.isTrusted) return;
    parts.seen(event);
    // The last one counts: a pointer may come to rest within one frame.
    last = event;
    if (frame) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      enter(marks.at(last.clientX, last.clientY));
    });
  }
  function enter(mark: Mark | undefined): void {
    if (mark === current) return;
    current = mark;
    parts.over(mark);
    restOn(() => (mark && marks.drawn.get(mark.mention) === mark ? mark : undefined));
  }
  function restOn(find: () => Mark | undefined): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const mark = find();
      if (mark) parts.rest(mark);
    }, INTENT_MS);
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
      // Found when the time has come: a link that was reached by key may just be scrolling into view.
      if (event.timeStamp - tabbedAt < TAB_MS && link instanceof HTMLAnchorElement)
        restOn(() => [...marks.drawn.values()].find(({ mention }) => link.contains(mention.first)));
    },
    listen,
  );
}
