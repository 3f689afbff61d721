import { browser } from '#imports';
import type { LookupParts } from '@/utils/lookup/lookup-parts';
import { hostOf, isLoopback, originPattern } from '@/utils/service/base-url';
import type { KeyVault } from '@/utils/storage/key-vault';
import { loadSettings } from '@/utils/storage/settings-item';

/**
 * Puts together the connection of one look-up from settings, vault and permissions, or says what is missing.
 * A service on this computer needs no network, so there being offline is no reason.
 */
export function createConnect(vault: KeyVault, isOnline: () => boolean): LookupParts['connect'] {
  return async (operation) => {
    const settings = await loadSettings();
    const { baseUrl, connectionId, connectionName: name } = settings;
    const { reuseHours, dailyLookups, requestsPerMinute, concurrency } = settings;
    const host = hostOf(baseUrl);
    const key = host === '' ? undefined : await vault.readKey(host);
    if (key === undefined) return { ok: false, failure: { kind: 'not-set-up' } };
    if (!(await browser.permissions.contains({ origins: [originPattern(baseUrl)] }))) {
      return { ok: false, failure: { kind: 'no-permission', host } };
    }
    if (!isOnline() && !isLoopback(baseUrl)) return { ok: false, failure: { kind: 'offline', host } };
    const timeoutSeconds = operation === 'score' ? settings.scoreTimeoutSeconds : settings.overviewTimeoutSeconds;
    const connection = { baseUrl, connectionId, host, key, timeoutSeconds };
    return { ok: true, connection, name, reuseHours, dailyLookups, requestsPerMinute, concurrency };
  };
}
