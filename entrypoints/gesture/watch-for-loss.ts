/**
 * Detects that the page removed, moved, zoomed away or hid our element. A move reloads its frame; another document
 * drops its style sheets.
 * @param width unzoomed width of the element, in px
 */
export function watchForLoss(
  host: HTMLElement,
  width: number,
  lost: () => void,
): { isLost: () => boolean; stop: () => void } {
  const parent = host.parentNode;
  // Delivered before the next paint, so the page never draws a moved or restyled element.
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
