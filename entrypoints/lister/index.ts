import { defineUnlistedScript } from '#imports';
import { normalForm } from '@/utils/detection/normal-form';
import { boxesOf } from '@/utils/in-page/email-match';
import { handleCommands, isHandling } from '@/utils/in-page/handle-commands';
import { createOverlay } from '@/utils/in-page/overlay';
import { runtime } from '@/utils/in-page/runtime';
import type { ListedAddresses } from '@/utils/messages/page-commands';
import { emailsInPage, isShown } from './emails-in-page';

type Port = ReturnType<NonNullable<ReturnType<typeof runtime>>['connect']>;

/** A page is settled after this time without a change; one that never rests counts as settled now and then. */
const [SETTLED_MS, AT_LATEST_MS] = [700, 4_000];

/** What shows, hides or adds addresses. Styles are omitted: animations change them in each frame. */
const CHANGES: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ['class', 'hidden', 'open', 'href', 'data-email', 'data-hovercard-id'],
};

/**
 * Tells a popup or panel, through the port that it opens, when this frame has settled after a change. Watches only while
 * the port is open. Returns the end of accepting ports.
 */
function watchChanges(): () => void {
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

const FLASH_MS = 1_500;

/**
 * Scrolls the first visible occurrence of an address into view and flashes it in our overlay. Returns false if the
 * address is gone.
 */
function reveal(email: string): boolean {
  const places = emailsInPage().filter(({ address }) => address === email || normalForm(address) === email);
  const place = places.find(isShown) ?? places[0];
  const element = place?.node instanceof Element ? place.node : place?.node.parentElement;
  if (!place || !element) return false;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [box] = place.match ? boxesOf(place.match) : [element.getBoundingClientRect()];
  if (!box) return false;
  const overlay = createOverlay();
  // Above any dialog or popover of the page.
  overlay.settle(new Set([document.documentElement]));
  const flash = overlay.draw('flash');
  flash.style.outline = '3px solid #5c74be';
  flash.style.outlineOffset = '2px';
  overlay.place(flash, box.left, box.top, box.width, box.height);
  setTimeout(overlay.remove, FLASH_MS);
  return true;
}

/** Maximum number of addresses listed of each kind, as users read the popup. */
const MAX_LISTED = 500;

/** Returns the addresses of the frame; an address visible in any place counts as shown. */
function listEmails(): ListedAddresses {
  const shown = new Set<string>();
  const unseen = new Set<string>();
  for (const placed of emailsInPage()) {
    if (shown.size === MAX_LISTED) break;
    if (shown.has(placed.address)) continue;
    (isShown(placed) ? shown : unseen).add(placed.address);
  }
  return {
    shown: [...shown],
    unseen: [...unseen.difference(shown)].slice(0, MAX_LISTED),
    isWatched: isHandling('detector'),
    // The browser's viewer shows scripts an empty page around the document.
    isPdf: document.contentType === 'application/pdf',
  };
}

/**
 * Injected into a frame when the popup or panel lists the page's addresses: one pass, and a watch for changes as long as the
 * list is shown.
 */
export default defineUnlistedScript(() => {
  handleCommands('lister', { listEmails, reveal: ({ email }) => reveal(email) }, watchChanges());
});
