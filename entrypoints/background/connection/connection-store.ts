import { browser } from '#imports';
import type { RunExclusive } from '@/entrypoints/background/mutex';
import type { MessageData, Replies } from '@/utils/messages/protocol';
import { parseApiKey } from '@/utils/service/api-key';
import { hostOf, originPattern, parseBaseUrl } from '@/utils/service/base-url';
import { type ConnectionKey, passphraseProblem } from '@/utils/service/key-storage-mode';
import { Secret } from '@/utils/service/secret';
import type { Settings } from '@/utils/settings/settings';
import type { SettingsFile } from '@/utils/settings/settings-file';
import { askPolicy, policyItem, renewPolicy } from '@/utils/storage/policy-item';
import { ownSettings, settingsItem } from '@/utils/storage/settings-item';
import type { KeyVault, KeyVaults } from '@/utils/vault/key-vault';
import type { KnownAccounts } from '@/utils/vault/known-accounts';
import type { SavedBaseUrl } from '@/utils/vault/saved-base-url';
import { resolveAccountId } from './resolve-account-id';

/** Why the vault did not store a key, with the form field to fix. */
const VAULT_PROBLEMS = {
  locked: { field: 'key', problem: 'key-locked' },
  passphrase: { field: 'passphrase', problem: 'passphrase-missing' },
} as const;

/** Reads and changes connection, key and settings. Base URL and key change together or not at all. */
export function createConnectionStore(deps: {
  vaults: KeyVaults;
  accounts: KnownAccounts;
  savedBaseUrl: SavedBaseUrl;
  /** Mutex of all key readers: reading renews the idle timeout and must not undo a lock. */
  runExclusive: RunExclusive;
}) {
  const { vaults, accounts, savedBaseUrl, runExclusive } = deps;
  let revision = 0;
  const runChange: RunExclusive = (task) =>
    runExclusive(() => {
      revision++;
      return task();
    });

  /** Returns the settings in force with the vault of their connection, and the key held for them. */
  async function inForce(): Promise<Settings & { vault: KeyVault; key: Secret | null }> {
    const settings = await settingsItem.read();
    const vault = vaults.of(settings.activeConnectionId);
    return { ...settings, vault, key: await vault.heldKey(hostOf(settings.baseUrl)) };
  }

  const activeVault = async (): Promise<KeyVault> => vaults.of((await ownSettings.read()).activeConnectionId);

  async function describe(): Promise<ConnectionKey> {
    const { baseUrl, activeConnectionId } = await settingsItem.read();
    const host = hostOf(baseUrl);
    return { host, ...(await vaults.of(activeConnectionId).describe(host)) };
  }

  async function save(typed: MessageData<'saveConnection'>): Promise<Replies['saveConnection']> {
    const policy = await askPolicy();
    const parsed = parseBaseUrl(policy.baseUrl ?? typed.baseUrl);
    if (!parsed.ok) return { ok: false, field: 'baseUrl', problem: parsed.problem };
    const dashboard = typed.dashboardUrl.trim() === '' ? null : parseBaseUrl(typed.dashboardUrl);
    if (dashboard && !dashboard.ok) return { ok: false, field: 'dashboardUrl', problem: dashboard.problem };
    const text = typed.key === undefined ? undefined : parseApiKey(typed.key);
    if (text === null) return { ok: false, field: 'key', problem: 'key-unreadable' };
    const key = text === undefined ? null : new Secret(text);
    const problem = typed.passphrase === undefined ? null : passphraseProblem(typed.passphrase);
    if (problem !== null) return { ok: false, field: 'passphrase', problem };

    const before = await inForce();
    const accountId = await resolveAccountId(accounts, before, { baseUrl: parsed.baseUrl, key });
    // The vault is written first: after a crash between the two steps, the key lacks its host and is never sent.
    const kept = await before.vault.change(parsed.host, {
      key: key ?? undefined,
      storageMode: policy.requirePassphrase ? 'passphrase' : typed.storageMode,
      passphrase: typed.passphrase === undefined ? undefined : new Secret(typed.passphrase),
    });
    if (kept !== 'ok') return { ok: false, ...VAULT_PROBLEMS[kept] };
    await savedBaseUrl.write(before.activeConnectionId, parsed.baseUrl);
    await ownSettings.write({
      ...(await ownSettings.read()),
      baseUrl: parsed.baseUrl,
      accountId,
      connectionName: typed.connectionName.trim(),
      dashboardUrl: dashboard === null ? '' : dashboard.baseUrl,
    });
    await giveBackAccess(before, parsed.baseUrl);
    return { ok: true, state: await describe() };
  }

  /** Imports settings from a file, except sites: each is enabled separately, once the browser allows it. */
  async function importSettings({ sites: _, ...wanted }: SettingsFile['settings']): Promise<void> {
    const own = await ownSettings.read();
    const before = await inForce();
    const isManaged = (await policyItem.read()).baseUrl !== undefined;
    const baseUrl = isManaged ? before.baseUrl : (wanted.baseUrl ?? before.baseUrl);
    const isMoved = baseUrl !== before.baseUrl;
    const moved = isMoved ? { accountId: await resolveAccountId(accounts, before, { baseUrl, key: null }) } : {};
    if (hostOf(baseUrl) !== hostOf(before.baseUrl)) await before.vault.change(hostOf(baseUrl), {});
    const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
    if (isMoved) await savedBaseUrl.write(before.activeConnectionId, baseUrl);
    // The id belongs to the stored base URL, so that URL does not change under a policy's.
    await ownSettings.write({ ...own, ...given, ...(isManaged ? { baseUrl: own.baseUrl } : {}), ...moved });
    if (isMoved) await giveBackAccess(before, baseUrl);
    await afterChange();
  }

  async function afterChange(): Promise<void> {
    // Results are kept for this session only, so no key has to be recognized later.
    if ((await settingsItem.read()).keepResults === 'session') await accounts.clear();
    // The idle timeout may have changed.
    await lockIfIdle();
  }

  async function lockIfIdle(): Promise<void> {
    for (const vault of await vaults.all()) await vault.lockIfIdle();
  }

  async function forgetSettings(): Promise<void> {
    await browser.storage.local.clear();
    await savedBaseUrl.clear();
    // The user cannot erase the organization's settings.
    await renewPolicy();
  }

  return {
    forgetSettings: () => runChange(forgetSettings),
    /** Increases with every change of connection, key or settings. */
    revision: () => revision,
    describe: () => runExclusive(describe),
    importSettings: (wanted: SettingsFile['settings']) => runChange(() => importSettings(wanted)),
    save: (typed: MessageData<'saveConnection'>) => runChange(() => save(typed)),
    forgetKey: () => runChange(async () => (await activeVault()).forget()),
    /** Erases the keys of all connections. */
    forgetKeys: () =>
      runChange(async () => {
        for (const vault of await vaults.all()) await vault.forget();
      }),
    /** Erases the record of earlier keys. */
    forgetAccounts: () => runChange(() => accounts.clear()),
    lockKey: () => runChange(async () => (await activeVault()).lock()),
    lockIfIdle: () => runChange(lockIfIdle),
    unlockKey: ({ passphrase }: MessageData<'unlockKey'>) =>
      runChange(async () => (await activeVault()).unlock(new Secret(passphrase))),
    /** Changes some settings; `changesTo` receives the user's own current settings. */
    change: (changesTo: (settings: Settings) => Partial<Settings>) =>
      runChange(async () => {
        const settings = await ownSettings.read();
        await ownSettings.write({ ...settings, ...changesTo(settings) });
        await afterChange();
      }),
  };
}

export type ConnectionStore = ReturnType<typeof createConnectionStore>;

/** Least privilege: returns the permission for a host that is no longer used. */
async function giveBackAccess({ baseUrl: before, sites }: Settings, now: string): Promise<void> {
  if (before === '' || originPattern(before) === originPattern(now) || sites.includes(originPattern(before))) return;
  await browser.permissions.remove({ origins: [originPattern(before)] }).catch(() => false);
}
