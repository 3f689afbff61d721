import { browser } from '#imports';
import { askPage, injectLister } from '@/entrypoints/background/page-scripts/ask-page';
import { isPdfFile } from '@/entrypoints/background/page-scripts/is-pdf-file';
import { normalForm } from '@/utils/detection/normal-form';
import type { PageEmail, PageEmails } from '@/utils/messages/protocol';
import { sitePattern } from '@/utils/settings/site-pattern';
import type { Sites } from './sites';
import type { StoredScores } from './stored-scores';

/**
 * Reads the active page of a window, or of the one used last, however the popup was opened. Starts no lookup; the list
 * comes from the page's text.
 */
export async function listPageEmails(storedScores: StoredScores, sites: Sites, windowId?: number): Promise<PageEmails> {
  const inWindow = windowId === undefined ? { lastFocusedWindow: true } : { windowId };
  const [tab] = await browser.tabs.query({ active: true, ...inWindow });
  const pattern = tab?.url === undefined ? null : sitePattern(tab.url);
  if (tab?.id === undefined || tab.url === undefined || pattern === null)
    return { site: null, tabId: null, emails: null };
  const enabled = await sites.isEnabled(tab.url);
  const { emails, unmarked, isPdf } = await emailsOf(tab.id);
  const known = await storedScores.read(emails?.map(({ email }) => email) ?? []);
  return {
    site: { pattern, enabled },
    tabId: tab.id,
    emails: emails?.map((found) => ({ ...found, known: known[found.email] ?? null })) ?? null,
    ...(enabled && unmarked.length > 0 ? { unmarked } : {}),
    ...(isPdf || (emails === null && isPdfFile(tab.url)) ? { isPdf: true } : {}),
  };
}

/**
 * Returns the addresses of all frames, visible ones first, and which of these are in unwatched frames only; null if no
 * frame is accessible.
 */
async function emailsOf(
  tabId: number,
): Promise<{ emails: Omit<PageEmail, 'known'>[] | null; unmarked: string[]; isPdf: boolean }> {
  const frames = await injectLister(tabId);
  if (frames.length === 0) return { emails: null, unmarked: [], isPdf: false };
  let isPdf = false;
  const watched = new Set<string>();
  const [shown, unseen] = [new Set<string>(), new Set<string>()];
  for (const frameId of frames) {
    const listed = await askPage({ tabId, frameId }, 'listEmails', {});
    if (frameId === 0 && listed?.isPdf) isPdf = true;
    for (const address of listed?.shown ?? []) {
      const email = normalForm(address) ?? address;
      shown.add(email);
      if (listed?.isWatched) watched.add(email);
    }
    for (const address of listed?.unseen ?? []) unseen.add(normalForm(address) ?? address);
  }
  const emails = [
    ...[...shown].map((email) => ({ email, isShown: true })),
    ...[...unseen.difference(shown)].map((email) => ({ email, isShown: false })),
  ];
  return { emails, unmarked: [...shown.difference(watched)], isPdf };
}

/** Scrolls to an address and flashes it in the first frame that contains it; false if none does. */
export async function revealEmail(tabId: number, email: string): Promise<boolean> {
  for (const frameId of await injectLister(tabId)) {
    if (await askPage({ tabId, frameId }, 'reveal', { email })) return true;
  }
  return false;
}
