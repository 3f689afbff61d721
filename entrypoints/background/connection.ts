import { browser } from '#imports';
import type { ConnectionState, MessageData, Replies } from '@/utils/messages/protocol';
import { API_KEY_PROBLEM, parseApiKey } from '@/utils/service/api-key';
import { BASE_URL_PROBLEMS, hostOf, originPattern, parseBaseUrl } from '@/utils/service/base-url';
import { passphraseProblem } from '@/utils/service/key-keeping';
import { Secret } from '@/utils/service/secret';
import type { Settings } from '@/utils/settings/settings';
import type { SettingsFile } from '@/utils/settings/settings-file';
import { askPolicy, loadPolicy, renewPolicy } from '@/utils/storage/policy-item';
import { loadOwnSettings, loadSettings, storeSettings } from '@/utils/storage/settings-item';
import type { KeyVault } from '@/utils/vault/key-vault';
import type { KnownAccounts } from '@/utils/vault/known-accounts';
import { accountId } from './account-id';
import type { InTurn } from './one-at-a-time';
import { savedAddress } from './trusted-address';

/** Why the vault did not keep a key, at the field where it can be mended. */
const VAULT_PROBLEMS = {
  locked: { field: 'key', problem: 'The kept key is locked. Unlock it first, or forget it and enter a key anew.' },
  passphrase: { field: 'passphrase', problem: 'Choose a passphrase to lock the key with.' },
} as const;

/**
 * Reads and changes connection, key and settings. Base URL and key change together, or not at all.
 * @param inTurn shared with all else that reads the key: a use writes how long it rests, and must not undo a lock
 */
export function createConnectionStore(vault: KeyVault, accounts: KnownAccounts, inTurn: InTurn) {
  let changes = 0;
  const changing: InTurn = (task) =>
    inTurn(() => {
      changes++;
      return task();
    });

  /** The settings in force, and the key that is held for them. */
  async function inForce(): Promise<Settings & { key: Secret | null }> {
    const settings = await loadSettings();
    return { ...settings, key: await vault.heldKey(hostOf(settings.baseUrl)) };
  }

  async function describe(): Promise<ConnectionState> {
    const { baseUrl } = await loadSettings();
    const host = hostOf(baseUrl);
    return { baseUrl, host, ...(await vault.describe(host)) };
  }

  async function save(typed: MessageData<'saveConnection'>): Promise<Replies['saveConnection']> {
    const policy = await askPolicy();
    const parsed = parseBaseUrl(policy.baseUrl ?? typed.baseUrl);
    if (!parsed.ok) return { ok: false, field: 'baseUrl', problem: BASE_URL_PROBLEMS[parsed.problem] };
    const dashboard = typed.dashboardUrl.trim() === '' ? null : parseBaseUrl(typed.dashboardUrl);
    if (dashboard && !dashboard.ok) {
      return { ok: false, field: 'dashboardUrl', problem: BASE_URL_PROBLEMS[dashboard.problem] };
    }
    const text = typed.key === undefined ? undefined : parseApiKey(typed.key);
    if (text === null) return { ok: false, field: 'key', problem: API_KEY_PROBLEM };
    const key = text === undefined ? null : new Secret(text);
    const problem = typed.passphrase === undefined ? null : passphraseProblem(typed.passphrase);
    if (problem !== null) return { ok: false, field: 'passphrase', problem };

    const before = await inForce();
    const connectionId = await accountId(accounts, before, { baseUrl: parsed.baseUrl, key });
    // The vault goes first: a crash between the two steps leaves a key without its host, which is then never sent.
    const kept = await vault.change(parsed.host, {
      key: key ?? undefined,
      keeping: policy.requirePassphrase ? 'passphrase' : typed.keeping,
      passphrase: typed.passphrase === undefined ? undefined : new Secret(typed.passphrase),
    });
    if (kept !== 'ok') return { ok: false, ...VAULT_PROBLEMS[kept] };
    await savedAddress.write(parsed.baseUrl);
    await storeSettings({
      ...(await loadOwnSettings()),
      baseUrl: parsed.baseUrl,
      connectionId,
      connectionName: typed.connectionName.trim(),
      dashboardUrl: dashboard === null ? '' : dashboard.baseUrl,
    });
    await giveBackAccess(before, parsed.baseUrl);
    return { ok: true, state: await describe() };
  }

  /** Takes over the settings of a file. Sites are left out: each is enabled by itself, once the browser allows it. */
  async function importSettings({ sites: _, ...wanted }: SettingsFile['settings']): Promise<void> {
    const own = await loadOwnSettings();
    const before = await inForce();
    const isManaged = (await loadPolicy()).baseUrl !== undefined;
    const baseUrl = isManaged ? before.baseUrl : (wanted.baseUrl ?? before.baseUrl);
    const isMoved = baseUrl !== before.baseUrl;
    const moved = isMoved ? { connectionId: await accountId(accounts, before, { baseUrl, key: null }) } : {};
    if (hostOf(baseUrl) !== hostOf(before.baseUrl)) await vault.change(hostOf(baseUrl), {});
    const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
    if (isMoved) await savedAddress.write(baseUrl);
    // An id goes with its own address, so that one does not change under a policy's.
    await storeSettings({ ...own, ...given, ...(isManaged ? { baseUrl: own.baseUrl } : {}), ...moved });
    if (isMoved) await giveBackAccess(before, baseUrl);
    await afterChange();
  }

  async function afterChange(): Promise<void> {
    // No result outlives the session, so nothing needs to recognize the key after it.
    if ((await loadSettings()).keepResults === 'session') await accounts.clear();
    // The time of rest may have changed.
    await vault.lockIfIdle();
  }

  async function forgetSettings(): Promise<void> {
    await browser.storage.local.clear();
    await savedAddress.clear();
    // The organisation's settings are not the person's to forget.
    await renewPolicy();
  }

  return {
    forgetSettings: () => changing(forgetSettings),
    /** Grows with every change of what a look-up is sent over. */
    changes: () => changes,
    describe: () => inTurn(describe),
    importSettings: (wanted: SettingsFile['settings']) => changing(() => importSettings(wanted)),
    save: (typed: MessageData<'saveConnection'>) => changing(() => save(typed)),
    forgetKey: () => changing(() => vault.forget()),
    /** Forgets which keys were used before. */
    forgetAccounts: () => changing(() => accounts.clear()),
    lockKey: () => changing(() => vault.lock()),
    lockIfIdle: () => changing(() => vault.lockIfIdle()),
    unlockKey: ({ passphrase }: MessageData<'unlockKey'>) => changing(() => vault.unlock(new Secret(passphrase))),
    /** Changes some settings; `changes` sees the ones that are in force at that moment. */
    change: (changes: (settings: Settings) => Partial<Settings>) =>
      changing(async () => {
        const settings = await loadOwnSettings();
        await storeSettings({ ...settings, ...changes(settings) });
        await afterChange();
      }),
  };
}

export type ConnectionStore = ReturnType<typeof createConnectionStore>;

/** Least permission: the host that is no longer asked is no longer allowed either. */
async function giveBackAccess({ baseUrl: before, sites }: Settings, now: string): Promise<void> {
  if (before === '' || originPattern(before) === originPattern(now) || sites.includes(originPattern(before))) return;
  await browser.permissions.remove({ origins: [originPattern(before)] }).catch(() => false);
}
