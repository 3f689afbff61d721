import { z } from 'zod';
import { browser } from '#imports';
import { sessionItem } from '@/utils/storage/session-item';
import { loadSettings } from '@/utils/storage/settings-item';
import { removeLeftBehind } from './left-behind';
import type { Sites } from './sites';

/** A site that a person has asked to enable, while the browser's question is open: the popup may close behind it. */
export const wantedSite = sessionItem('site:wanted', z.string());

/** Keeps sites and permissions in step, also when they change in the browser's own screens. */
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
    // After an update the scripts of the version before have fallen silent; new ones take over.
    if ((await loadSettings()).sites.length === 0) return;
    await removeLeftBehind();
    await sites.enterOpenTabs();
  });
}
