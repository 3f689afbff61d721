import { browser } from '#imports';
import { hostOf, originPattern } from '@/utils/service/base-url';
import { isSiteAllowed } from '@/utils/settings/policy';
import type { Settings } from '@/utils/settings/settings';
import { sitePattern } from '@/utils/settings/site-pattern';
import { loadPolicy } from '@/utils/storage/policy-item';
import { loadSettings } from '@/utils/storage/settings-item';
import { inEveryTab, tellPages } from './in-page';
import { oneAtATime } from './one-at-a-time';

/** What the sites need of the rest: changing the settings, one change at a time. */
export interface SiteParts {
  change: (changes: (settings: Settings) => Partial<Settings>) => Promise<void>;
}

const isAllowed = (pattern: string): Promise<boolean> => browser.permissions.contains({ origins: [pattern] });
const scriptId = (pattern: string): string => `site:${pattern}`;

/** The sites on which addresses are detected: wanted in the settings, allowed by the browser, and registered there. */
export function createSites({ change }: SiteParts) {
  const inTurn = oneAtATime();

  /**
   * Makes the browser's registration equal what is wanted and allowed. It drops registrations at every update. One at a
   * time: two that see the same gap would both fill it, and the browser refuses the second with all its sites.
   */
  const sync = (): Promise<void> => inTurn(register);

  async function register(): Promise<void> {
    const { sites } = await loadSettings();
    const allowed = await Promise.all(sites.map(isAllowed));
    const wanted = new Set(sites.filter((_, i) => allowed[i]).map(scriptId));
    const registered = new Set((await browser.scripting.getRegisteredContentScripts()).map(({ id }) => id));
    const gone = [...registered].filter((id) => !wanted.has(id));
    if (gone.length > 0) await browser.scripting.unregisterContentScripts({ ids: gone });
    const fresh = sites.filter((site) => wanted.has(scriptId(site)) && !registered.has(scriptId(site)));
    if (fresh.length === 0) return;
    await browser.scripting.registerContentScripts(
      fresh.map((site) => ({
        id: scriptId(site),
        matches: [site],
        js: ['detector.js'],
        allFrames: true,
        // Frames that the site writes itself: editors, and mails in CRMs.
        matchOriginAsFallback: true,
        runAt: 'document_idle' as const,
      })),
    );
  }

  /**
   * Puts the script into the open tabs; a registration is for pages that load from now on. Into all of them, as a frame
   * of a site may stand in any: the browser lets it in where it may, and it asks by itself whether it is wanted.
   */
  const enterOpenTabs = (): Promise<void> =>
    inEveryTab((tabId) =>
      browser.scripting.executeScript({ target: { tabId, allFrames: true }, files: ['/detector.js'] }),
    );

  /** After a site was switched off or its permission taken away: scripts in its frames go when they hear so. */
  const askAgain = (): Promise<void> => tellPages({ to: 'sightline-page', name: 'askAgain' });

  async function enable(pattern: string): Promise<boolean> {
    if (sitePattern(pattern) !== pattern || !isSiteAllowed(pattern, await loadPolicy())) return false;
    if (!(await isAllowed(pattern))) return false;
    await change(({ sites }) => ({ sites: [...new Set([...sites, pattern])] }));
    await sync();
    await enterOpenTabs();
    return true;
  }

  /** Lets the browser take back these origins, but that of the service. */
  async function giveBack(origins: readonly string[]): Promise<void> {
    const { baseUrl } = await loadSettings();
    const ofService = hostOf(baseUrl) === '' ? null : originPattern(baseUrl);
    // Each by itself: one that the browser keeps would keep all.
    for (const origin of origins)
      if (origin !== ofService) await browser.permissions.remove({ origins: [origin] }).catch(() => false);
  }

  async function disable(pattern: string): Promise<void> {
    await change(({ sites }) => ({ sites: sites.filter((site) => site !== pattern) }));
    await sync();
    await askAgain();
    await giveBack([pattern]);
  }

  /**
   * After the settings were forgotten: what is in open pages goes, and the browser takes back every site but the
   * service of an organisation's policy.
   */
  async function leaveAll(): Promise<void> {
    await sync();
    await askAgain();
    await giveBack((await browser.permissions.getAll()).origins ?? []);
  }

  /** Whether a frame's address belongs to an enabled site. */
  async function isEnabled(url: string): Promise<boolean> {
    const pattern = sitePattern(url);
    if (pattern === null) return false;
    const [{ sites }, allowed] = await Promise.all([loadSettings(), isAllowed(pattern)]);
    return allowed && sites.includes(pattern);
  }

  return { sync, enable, disable, leaveAll, isEnabled, enterOpenTabs, askAgain };
}
export type Sites = ReturnType<typeof createSites>;
