import { browser } from '#imports';
import type { RunExclusive } from '@/utils/async/mutex';
import type { LookupDeps, ResolvedConnection } from '@/utils/lookup/lookup-deps';
import type { RequestLimits } from '@/utils/lookup/request-limits';
import { hostOf, isLoopback, originPattern, parseBaseUrl } from '@/utils/service/base-url';
import { isDemo } from '@/utils/service/demo-account';
import { Secret } from '@/utils/service/secret';
import type { Settings } from '@/utils/settings/settings';
import { policyItem } from '@/utils/storage/policy-item';
import type { CurrentPurpose } from '@/utils/storage/purpose';
import { settingsItem } from '@/utils/storage/settings-item';
import type { KeyVault } from '@/utils/vault/key-vault';
import type { SavedBaseUrl } from '@/utils/vault/saved-base-url';

/**
 * Returns whether the user or the organization's policy set the base URL. Asks the browser for the
 * policy (ready seconds after its start): scripts in pages may be able to write our copy.
 */
async function isBaseUrlTrusted(savedBaseUrl: Pick<SavedBaseUrl, 'read'>, baseUrl: string): Promise<boolean> {
  const saved = await savedBaseUrl.read();
  if (saved === undefined || saved === baseUrl) return true;
  // Firefox rejects if there is no policy.
  const policy: Record<string, unknown> = await browser.storage.managed.get('baseUrl').catch(() => ({}));
  const managed = typeof policy.baseUrl === 'string' ? parseBaseUrl(policy.baseUrl) : null;
  return managed?.ok === true && managed.baseUrl === baseUrl;
}

/** Returns what the settings allow requests. */
const limitsOf = (settings: Settings): RequestLimits => ({
  accountId: settings.accountId,
  dailyLookups: settings.dailyLookups,
  requestsPerMinute: settings.requestsPerMinute,
  concurrency: settings.concurrency,
  reuseHours: settings.reuseHours,
  required: { reference: settings.requireReference, reason: settings.requireReason },
  timeoutSeconds: settings.timeoutSeconds,
});

/** Returns the connection of the demo, whose client (`createDemoClient`) sends nothing. */
function demoConnection(settings: Settings, isFresh: () => boolean): ResolvedConnection {
  const { baseUrl, accountId, environment } = settings;
  const key = new Secret('demo-without-a-key');
  return {
    ok: true,
    connection: { baseUrl, accountId, host: hostOf(baseUrl), key, idempotencyHeader: false },
    limits: { ...limitsOf(settings), required: { reference: false, reason: false } },
    environment,
    purpose: { reference: '', reason: '', operator: '' },
    isFresh,
  };
}

/**
 * How long a connection serves the rows of a batch. Changes without an event (permission, policy) take effect
 * after it.
 */
const CURRENT_MS = 1_000;

/**
 * Returns a function that loads and checks base URL, key and permission of a lookup; it uses no network. Loopback works
 * offline.
 */
export function createConnectionResolver(deps: {
  vault: KeyVault;
  savedBaseUrl: Pick<SavedBaseUrl, 'read'>;
  /** Mutex of the connection store, so that settings and key belong together. */
  runExclusive: RunExclusive;
  isOnline: () => boolean;
  /** Returns the case and reason that the user has set. */
  readPurpose: () => Promise<CurrentPurpose>;
  /** Differs after every change of connection, key or settings. */
  revision: () => number;
}): LookupDeps['resolveConnection'] {
  const { vault, savedBaseUrl, runExclusive, isOnline, readPurpose, revision } = deps;
  return () => runExclusive(resolve);

  /** Returns a check that is true while everything read from now on is still current. */
  function createFreshnessCheck(): () => boolean {
    const before = revision();
    const until = performance.now() + CURRENT_MS;
    return () => revision() === before && performance.now() < until;
  }

  async function resolve(): ReturnType<LookupDeps['resolveConnection']> {
    const isFresh = createFreshnessCheck();
    const settings = await settingsItem.read();
    const { baseUrl, accountId, environment } = settings;
    const host = hostOf(baseUrl);
    // No key is read, so none can be sent.
    if (isDemo(settings)) return demoConnection(settings, isFresh);
    if (host === '') return { ok: false, failure: { kind: 'not-set-up' } };
    if (!(await isBaseUrlTrusted(savedBaseUrl, baseUrl)))
      return { ok: false, failure: { kind: 'address-altered', host } };
    const [policy, set, read, isAllowed] = await Promise.all([
      policyItem.read(),
      readPurpose(),
      vault.readKey(host),
      browser.permissions.contains({ origins: [originPattern(baseUrl)] }),
    ]);
    if (read.state !== 'open')
      return { ok: false, failure: { kind: read.state === 'none' ? 'no-key' : 'locked', host } };
    const { key } = read;
    if (policy.requirePassphrase && (await vault.describe(host)).storageMode !== 'passphrase') {
      return { ok: false, failure: { kind: 'passphrase-required', host } };
    }
    if (!isAllowed) return { ok: false, failure: { kind: 'no-permission', host } };
    if (!isOnline() && !isLoopback(baseUrl)) return { ok: false, failure: { kind: 'offline', host } };
    const { idempotencyHeader, operatorName: operator, reasons } = settings;
    // A list that changes may no longer contain the reason that was chosen.
    const purpose = { reference: set.reference, reason: reasons.includes(set.reason) ? set.reason : '', operator };
    return {
      ok: true,
      connection: { baseUrl, accountId, host, key, idempotencyHeader },
      limits: limitsOf(settings),
      environment,
      purpose,
      isFresh,
    };
  }
}
