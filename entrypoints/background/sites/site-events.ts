import { z } from 'zod/mini';
import { browser } from '#imports';
import { forEachTab } from '@/entrypoints/background/page-scripts/ask-page';
import { settingsItem } from '@/utils/storage/settings-item';
import { sessionItem } from '@/utils/storage/stored-item';
import type { Sites } from './sites';

/**
 * The site that the user wants to enable while the browser's permission prompt is open; the popup may close meanwhile.
 */
export const requestedSite = sessionItem('site:wanted', z.string());

/** Synchronizes sites and permissions, also after changes in the browser's own settings. */
export function registerSiteEvents(sites: Sites): void {
  browser.permissions.onAdded.addListener(async ({ origins = [] }) => {
    const requested = await requestedSite.read();
    if (requested === undefined || !origins.includes(requested)) return;
    await requestedSite.clear();
    await sites.enable(requested);
  });
  browser.permissions.onRemoved.addListener(() => void sites.refresh());
  browser.runtime.onStartup.addListener(() => void sites.sync());
  browser.runtime.onInstalled.addListener(async () => {
    await sites.sync();
    // After an update, scripts of the previous version no longer respond; new ones replace them.
    if ((await settingsItem.read()).sites.length === 0) return;
    await removeOrphanedOverlays();
    await sites.enterOpenTabs();
  });
}

/**
 * Removes marks and cards of the previous version before new scripts start: Firefox ends old scripts without notice. In
 * Chromium old scripts clean up themselves (`utils/in-page/runtime.ts`).
 */
const removeOrphanedOverlays = (): Promise<void> =>
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
