import { runtime } from '@/utils/in-page/runtime';

type Port = ReturnType<NonNullable<ReturnType<typeof runtime>>['connect']>;

/** A page is settled after this time without a change; one that never rests counts as settled now and then. */
const [SETTLED_MS, AT_LATEST_MS] = [700, 4_000];

/** What shows, hides or adds addresses. Styles are omitted: animations change them in each frame. */
const CHANGES: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ['class', 'hidden', 'open', 'href'],
};

/**
 * Reports to a popup or panel that shows the addresses of this frame, through the port that it opens, when the frame has
 * settled after a change. Watches only as long as the port is open. Returns the end of accepting ports.
 */
export function watchChanges(): () => void {
  const api = runtime();
  function accept(port: Port): void {
    // Only pages of this extension have no tab: popup and side panel.
    if (port.name !== 'page-emails' || port.sender?.id !== api?.id || port.sender?.tab !== undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let first = 0;
    const observer = new MutationObserver(() => {
      const now = performance.now();
      if (timer === undefined) first = now;
      clearTimeout(timer);
      timer = setTimeout(report, Math.min(SETTLED_MS, Math.max(0, first + AT_LATEST_MS - now)));
    });
    function report(): void {
      timer = undefined;
      port.postMessage('settled');
    }
    observer.observe(document, CHANGES);
    port.onDisconnect.addListener(() => {
      clearTimeout(timer);
      observer.disconnect();
    });
  }
  api?.onConnect.addListener(accept);
  return () => api?.onConnect?.removeListener(accept);
}
