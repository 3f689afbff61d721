import type { Overlay } from '@/utils/in-page/overlay';

/**
 * Nesting depth: deeper than what pages observe, since a shallow element that changes after a deeper one makes the
 * browser report an error. No `div`: positioned elements slow hit tests (215 instead of 125 µs).
 */
const DEPTH = 200;

/**
 * Calls back after the next layout and before its paint, even if requested in an animation frame. The layout is then
 * clean, so reading it costs the page nothing.
 */
export function createBeforePaint(overlay: Overlay, act: () => void) {
  /** Changes in the callback, not per request: sixty requests in a frame would restore the same width. */
  let width = 1;
  const observer = new ResizeObserver(() => {
    width = (width % 60) + 1;
    act();
  });
  let deepest: HTMLElement | undefined;

  function nest(): HTMLElement {
    let at = overlay.draw('');
    for (let depth = 0; depth < DEPTH; depth++) at = at.appendChild(document.createElement('section'));
    // Limits layout to the changed element.
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
