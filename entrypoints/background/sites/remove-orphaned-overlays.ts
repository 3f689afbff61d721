import { browser } from '#imports';
import { forEachTab } from '@/entrypoints/background/messages/ask-page';

/**
 * Removes marks and cards of the previous version before new scripts start: Firefox ends old scripts without notice. In
 * Chromium old scripts clean up themselves (`utils/in-page/runtime.ts`).
 */
export const removeOrphanedOverlays = (): Promise<void> =>
  forEachTab((tabId) => browser.scripting.executeScript({ target: { tabId, allFrames: true }, func: removeHere }));

/** Runs in the content scripts' world of a frame, where Firefox exposes closed shadow roots. */
function removeHere(): void {
  type Host = HTMLElement & { openOrClosedShadowRoot?: ShadowRoot | null };
  for (const host of document.querySelectorAll<Host>('html > div, dialog > div, :fullscreen > div')) {
    const root = host.openOrClosedShadowRoot;
    if (!root || host.id !== '' || host.className !== '' || root.childElementCount !== 1) continue;
    if (root.firstElementChild?.matches('div.corner, iframe[title=Sightline]')) host.remove();
  }
}
