/**
 * Whether the page has taken an element of ours away: removed or moved it (a frame inside starts over then, and adopted
 * style sheets are lost in another document), or no longer renders it in the top layer.
 */
export function watchForLoss(host: HTMLElement, lost: () => void): { isLost: () => boolean; stop: () => void } {
  const parent = host.parentNode;
  // Delivered before the next paint, so the page never draws what it has moved or restyled.
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ removedNodes }) => [...removedNodes].includes(host))) lost();
  });
  if (parent) observer.observe(parent, { childList: true });
  return {
    isLost: () => !host.isConnected || !host.matches(':popover-open') || !host.checkVisibility(),
    stop: () => observer.disconnect(),
  };
}
