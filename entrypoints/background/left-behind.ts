import { browser } from '#imports';
import { inEveryTab } from './in-page';

/**
 * Firefox ends the scripts of an extension together with it and tells them nothing, so the marks and the card of the
 * version before stay in open pages, where nobody moves them any more. Takes them away before new scripts come. In
 * Chromium the old scripts notice and clean up by themselves (`utils/in-page/runtime.ts`).
 */
export const removeLeftBehind = (): Promise<void> =>
  inEveryTab((tabId) => browser.scripting.executeScript({ target: { tabId, allFrames: true }, func: removeHere }));

/** Runs in the world of our scripts in a frame, where Firefox opens closed roots. */
function removeHere(): void {
  type Host = HTMLElement & { openOrClosedShadowRoot?: ShadowRoot | null };
  for (const host of document.querySelectorAll<Host>('html > div, dialog > div, :fullscreen > div')) {
    const root = host.openOrClosedShadowRoot;
    if (!root || host.id !== '' || host.className !== '' || root.childElementCount !== 1) continue;
    if (root.firstElementChild?.matches('div.corner, iframe[title=Sightline]')) host.remove();
  }
}
