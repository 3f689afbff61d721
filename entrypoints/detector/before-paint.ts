import type { Overlay } from '@/utils/in-page/overlay';

/**
 * Resize observers are told the shallow elements first, and an element that changes in the turn of a deeper one makes
 * the browser report an error to the page. So ours lies deeper than what pages observe. No `div`: those are positioned, and
 * each hit test would ask them all (215 µs instead of 125).
 */
const DEPTH = 200;

/**
 * Calls back after the next layout and before it is painted, also when asked in an animation frame: a frame asked for
 * there would come one picture too late. The layout is then clean, and reading it costs the page nothing.
 */
export function createBeforePaint(overlay: Overlay, act: () => void) {
  /** Changes when the browser has told of it, not when it is asked for: sixty times in a frame would lead back to the same. */
  let width = 1;
  const observer = new ResizeObserver(() => {
    width = (width % 60) + 1;
    act();
  });
  let deepest: HTMLElement | undefined;

  function nest(): HTMLElement {
    let at = overlay.draw('');
    for (let depth = 0; depth < DEPTH; depth++) at = at.appendChild(document.createElement('section'));
    // So that what changes has only itself laid out, and not all that it lies in.
    at.style.contain = 'strict';
    at = at.appendChild(document.createElement('section'));
    observer.observe(at);
    return at;
  }
  return {
    ask(): void {
      deepest ??= nest();
      deepest.style.width = `${width}px`;
    },
    stop: () => observer.disconnect(),
  };
}
