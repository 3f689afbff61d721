import { browser } from '#imports';
import { forEachTab, notifyPages } from '@/entrypoints/background/page-scripts/ask-page';
import { createMutex } from '@/utils/async/mutex';
import { hostOf, originPattern } from '@/utils/service/base-url';
import { isSiteAllowed } from '@/utils/settings/policy';
import { MAX_SITES, type Settings } from '@/utils/settings/settings';
import { isSitePattern, sitePattern } from '@/utils/settings/site-pattern';
import { policyItem } from '@/utils/storage/policy-item';
import { settingsItem } from '@/utils/storage/settings-item';

const isAllowed = (pattern: string): Promise<boolean> => browser.permissions.contains({ origins: [pattern] });
const scriptId = (pattern: string): string => `site:${pattern}`;

/**
 * Manages the sites where addresses are detected: listed in the settings, permitted by the browser, registered there.
 * @param changeSettings updates settings, one change at a time
 */
export function createSites(changeSettings: (changes: (settings: Settings) => Partial<Settings>) => Promise<void>) {
  const runExclusive = createMutex();

  /**
   * Matches the browser's registrations to the listed and permitted sites; updates drop them. Runs in a mutex: of two
   * calls that fill the same gap, the browser rejects the second with all its sites.
   */
  const sync = (): Promise<void> => runExclusive(register);

  async function register(): Promise<void> {
    const { sites } = await settingsItem.read();
    const allowed = await Promise.all(sites.map(isAllowed));
    const wanted = new Set(sites.filter((_, i) => allowed[i]).map(scriptId));
    const registered = new Set((await browser.scripting.getRegisteredContentScripts()).map(({ id }) => id));
    const unwanted = [...registered].filter((id) => !wanted.has(id));
    if (unwanted.length > 0) await browser.scripting.unregisterContentScripts({ ids: unwanted });
    const fresh = sites.filter((site) => wanted.has(scriptId(site)) && !registered.has(scriptId(site)));
    if (fresh.length === 0) return;
    await browser.scripting.registerContentScripts(
      fresh.map((site) => ({
        id: scriptId(site),
        matches: [site],
        js: ['detector.js'],
        allFrames: true,
        // Includes frames that the site writes itself: editors, and emails in CRMs.
        matchOriginAsFallback: true,
        runAt: 'document_idle' as const,
      })),
    );
  }

  /**
   * Injects the script into all open tabs, as registrations cover only later page loads. Frames of a site may be in any
   * tab; the browser limits access, and the script asks whether it is enabled.
   */
  const enterOpenTabs = (): Promise<void> =>
    forEachTab((tabId) =>
      browser.scripting.executeScript({ target: { tabId, allFrames: true }, files: ['/detector.js'] }),
    );

  /** Tells scripts to ask again whether they are enabled. Scripts of a disabled site then remove themselves. */
  const recheckEnabled = (): Promise<void> => notifyPages('recheckEnabled');

  /** Called after sites, settings or permissions have changed elsewhere. */
  async function refresh(): Promise<void> {
    await sync();
    await recheckEnabled();
  }

  async function enable(pattern: string): Promise<boolean> {
    if (!isSitePattern(pattern) || !isSiteAllowed(pattern, await policyItem.read())) return false;
    if (!(await isAllowed(pattern))) return false;
    let isFull = false;
    await changeSettings(({ sites }) => {
      isFull = sites.length >= MAX_SITES && !sites.includes(pattern);
      return isFull ? {} : { sites: [...new Set([...sites, pattern])] };
    });
    if (isFull) return false;
    await sync();
    await enterOpenTabs();
    return true;
  }

  /** Returns the permissions for these origins, except the service's. */
  async function giveBack(origins: readonly string[]): Promise<void> {
    const { baseUrl } = await settingsItem.read();
    const ofService = hostOf(baseUrl) === '' ? null : originPattern(baseUrl);
    // Removed separately: one origin that the browser keeps would keep all.
    for (const origin of origins)
      if (origin !== ofService) await browser.permissions.remove({ origins: [origin] }).catch(() => false);
  }

  async function disable(pattern: string): Promise<void> {
    await changeSettings(({ sites }) => ({ sites: sites.filter((site) => site !== pattern) }));
    await refresh();
    await giveBack([pattern]);
  }

  /**
   * Called after settings are erased: removes our scripts from open pages and all site permissions, except for the
   * service of an organization's policy.
   */
  async function leaveAll(): Promise<void> {
    await refresh();
    await giveBack((await browser.permissions.getAll()).origins ?? []);
  }

  /** Whether a frame's address belongs to an enabled site. */
  async function isEnabled(url: string): Promise<boolean> {
    const pattern = sitePattern(url);
    if (pattern === null) return false;
    const [{ sites }, allowed] = await Promise.all([settingsItem.read(), isAllowed(pattern)]);
    return allowed && sites.includes(pattern);
  }

  return { sync, refresh, enable, disable, leaveAll, isEnabled, enterOpenTabs, recheckEnabled };
}
export type Sites = ReturnType<typeof createSites>;
