import type { Mark, Marks } from './marks';

/** A pointer that rests this long on an address means it, in ms. */
const INTENT_MS = 300;

/**
 * Tells which marked address the pointer is on, and when it has rested there. The event knows where it is and the marks
 * know their boxes, so nothing is asked of the page (a hit test costs up to 24 ms in a big one).
 */
export function createHover(
  marks: Marks,
  parts: { over: (mark: Mark | undefined) => void; rest: (mark: Mark) => void; seen: (event: Event) => void },
) {
  const gone = new AbortController();
  let current: Mark | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;

  function onPointer(event: PointerEvent): void {
    if (!event.isTrusted) return;
    parts.seen(event);
    const { clientX, clientY } = event;
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      enter(marks.at(clientX, clientY));
    });
  }
  function enter(mark: Mark | undefined): void {
    if (mark === current) return;
    current = mark;
    clearTimeout(timer);
    parts.over(mark);
    if (mark) timer = setTimeout(() => marks.drawn.get(mark.mention) === mark && parts.rest(mark), INTENT_MS);
  }
  const passive = { passive: true, capture: true, signal: gone.signal };
  addEventListener('pointermove', onPointer, passive);
  addEventListener('pointerdown', () => clearTimeout(timer), passive);
  addEventListener(
    'focusin',
    (event) => {
      const link = event.composedPath()[0];
      const mark = [...marks.drawn.values()].find(
        ({ mention }) => link instanceof Element && isIn(link, mention.first),
      );
      if (event.isTrusted && mark && link instanceof HTMLAnchorElement) enter(mark);
    },
    passive,
  );
  return {
    stop(): void {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      gone.abort();
    },
  };
}

const isIn = (link: Element, node: Node): boolean => link === node || link.contains(node);
