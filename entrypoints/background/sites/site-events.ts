import { z } from 'zod';
import { browser } from '#imports';
import { sessionItem } from '@/utils/storage/session-item';
import { loadSettings } from '@/utils/storage/settings-item';
import { removeOrphanedOverlays } from './remove-orphaned-overlays';
import type { Sites } from './sites';

/**
 * The site that the user wants to enable while the browser's permission prompt is open; the popup may close meanwhile.
 */
export const wantedSite = sessionItem('site:wanted', z.string());

/** Synchronizes sites and permissions, also after changes in the browser's own settings. */
export function registerSiteEvents(sites: Sites): void {
  browser.permissions.onAdded.addListener(async ({ origins = [] }) => {
    const wanted = await wantedSite.read();
    if (wanted === undefined || !origins.includes(wanted)) return;
    await wantedSite.clear();
    await sites.enable(wanted);
  });
  browser.permissions.onRemoved.addListener(async () => {
    await sites.sync();
    await sites.askAgain();
  });
  browser.runtime.onStartup.addListener(() => void sites.sync());
  browser.runtime.onInstalled.addListener(async () => {
    await sites.sync();
    // After an update, scripts of the previous version no longer respond; new ones replace them.
    if ((await loadSettings()).sites.length === 0) return;
    await removeOrphanedOverlays();
    await sites.enterOpenTabs();
  });
}
