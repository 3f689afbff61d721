/**
 * Whether the page has taken an element of ours away: removed or moved it (a frame inside starts over then, and adopted
 * style sheets are lost in another document), no longer renders it in the top layer, or has zoomed it out of sight.
 * @param width of the element where nothing is zoomed, in px
 */
export function watchForLoss(
  host: HTMLElement,
  width: number,
  lost: () => void,
): { isLost: () => boolean; stop: () => void } {
  const parent = host.parentNode;
  // Delivered before the next paint, so the page never draws what it has moved or restyled.
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ removedNodes }) => [...removedNodes].includes(host))) lost();
  });
  if (parent) observer.observe(parent, { childList: true });
  return {
    isLost: () =>
      !host.isConnected || !host.matches(':popover-open') || !host.checkVisibility() || isZoomedAway(host, width),
    stop: () => observer.disconnect(),
  };
}

/** `zoom` of the root element applies to the top layer too, whatever the element's own style says. */
function isZoomedAway(host: HTMLElement, width: number): boolean {
  const box = host.getBoundingClientRect();
  return box.width < width / 2 || box.left >= innerWidth || box.top >= innerHeight;
}
