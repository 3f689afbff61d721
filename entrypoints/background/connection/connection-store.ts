import { browser } from '#imports';
import type { RunExclusive } from '@/utils/async/mutex';
import type { MessageData, Replies } from '@/utils/messages/protocol';
import { type AccountId, accountId } from '@/utils/service/account-id';
import { hostOf, originPattern, parseBaseUrl } from '@/utils/service/base-url';
import { type ConnectionProblem, parseApiKey } from '@/utils/service/connection-problem';
import { type ConnectionKey, passphraseProblem } from '@/utils/service/key-storage-mode';
import { Secret } from '@/utils/service/secret';
import type { Policy } from '@/utils/settings/policy';
import type { Settings } from '@/utils/settings/settings';
import type { SettingsFile } from '@/utils/settings/settings-file';
import { askPolicy, policyItem } from '@/utils/storage/policy-item';
import { ownSettings, settingsItem } from '@/utils/storage/settings-item';
import { parseTeamCode } from '@/utils/team-key/team-code';
import { openTeamSeal } from '@/utils/team-key/team-seal';
import type { KeyVault } from '@/utils/vault/key-vault';
import type { KnownAccounts } from '@/utils/vault/known-accounts';
import type { SavedBaseUrl } from '@/utils/vault/saved-base-url';
import { teamSecret } from '@/utils/vault/team-secret';
import type { SettingsStore } from './settings-store';

/** Base URL and key of lookups. */
interface Account {
  baseUrl: string;
  /** Null if there is none or it is locked. A typed null keeps the held key while the host stays the same. */
  key: Secret | null;
}

/**
 * Returns the id that ties stored results, stops and batches to an account (docs/decisions/042).
 * @param before settings in force and the key held for them
 * @param now new base URL and typed key
 */
async function resolveAccountId(
  accounts: KnownAccounts,
  before: Account & Pick<Settings, 'accountId' | 'keepResults'>,
  now: Account,
): Promise<AccountId> {
  const { baseUrl, accountId: id } = before;
  const isSameHost = hostOf(baseUrl) === hostOf(now.baseUrl);
  const key = now.key ?? (isSameHost ? before.key : null);
  const isSame = id !== '' && now.baseUrl === baseUrl && (now.key === null || now.key.equals(before.key));
  const fresh = accountId.parse(crypto.randomUUID());
  // Results are kept for this session only, so no key has to be recognized later.
  if (before.keepResults === 'session') return isSame ? id : fresh;
  if (isSame) {
    // Ids from version 0.1.0 are not registered with their key yet.
    return key === null ? id : accounts.idOf(baseUrl, key, { id, isCurrent: true });
  }
  if (before.key !== null && id !== '') await accounts.idOf(baseUrl, before.key, { id, isCurrent: true });
  return key === null ? fresh : accounts.idOf(now.baseUrl, key, { id: fresh, isCurrent: false });
}

/**
 * Reads what was typed into the field of the key: the code of a team if the policy has a sealed key, else an API key.
 * @returns the key to send, and the secret to keep for it
 */
async function readTypedKey(
  typed: string,
  host: string,
  { sealedKey }: Policy,
): Promise<{ ok: true; key: Secret; kept: Secret } | { ok: false; problem: ConnectionProblem }> {
  if (sealedKey === undefined) {
    const text = parseApiKey(typed);
    if (text === null) return { ok: false, problem: 'key-unreadable' };
    const key = new Secret(text);
    return { ok: true, key, kept: key };
  }
  const code = parseTeamCode(typed);
  if (code === null) return { ok: false, problem: 'code-mistyped' };
  const opened = await openTeamSeal(sealedKey, code, host);
  return opened.ok ? { ...opened, kept: teamSecret({ code, seal: sealedKey }) } : opened;
}

/** Why the vault did not store a key, with the form field to fix. */
const VAULT_PROBLEMS = {
  locked: { field: 'key', problem: 'key-locked' },
  passphrase: { field: 'passphrase', problem: 'passphrase-missing' },
} as const;

/** Reads and changes connection and key. Base URL and key change together or not at all. */
export function createConnectionStore(deps: {
  vault: KeyVault;
  accounts: KnownAccounts;
  savedBaseUrl: SavedBaseUrl;
  settings: Pick<SettingsStore, 'runChange' | 'write'>;
  /** Mutex of all key readers: reading renews the idle timeout and must not undo a lock. */
  runExclusive: RunExclusive;
}) {
  const { vault, accounts, savedBaseUrl, runExclusive } = deps;
  const { runChange, write } = deps.settings;

  /** Returns the settings in force, and the key held for them. */
  async function inForce(): Promise<Settings & { key: Secret | null }> {
    const settings = await settingsItem.read();
    return { ...settings, key: await vault.heldKey(hostOf(settings.baseUrl)) };
  }

  async function describe(): Promise<ConnectionKey> {
    const host = hostOf((await settingsItem.read()).baseUrl);
    const { sealedKey } = await policyItem.read();
    const sealProblem = sealedKey === undefined ? null : await vault.problemOfSeal(host, sealedKey);
    return { host, ...(await vault.describe(host)), sealProblem };
  }

  async function save(typed: MessageData<'saveConnection'>): Promise<Replies['saveConnection']> {
    const policy = await askPolicy();
    const parsed = parseBaseUrl(policy.baseUrl ?? typed.baseUrl);
    if (!parsed.ok) return { ok: false, field: 'baseUrl', problem: parsed.problem };
    const dashboard = typed.dashboardUrl.trim() === '' ? null : parseBaseUrl(typed.dashboardUrl);
    if (dashboard && !dashboard.ok) return { ok: false, field: 'dashboardUrl', problem: dashboard.problem };
    const read = typed.key === undefined ? null : await readTypedKey(typed.key, parsed.host, policy);
    if (read?.ok === false) return { ok: false, field: 'key', problem: read.problem };
    const key = read?.key ?? null;
    const problem = typed.passphrase === undefined ? null : passphraseProblem(typed.passphrase);
    if (problem !== null) return { ok: false, field: 'passphrase', problem };

    const before = await inForce();
    const accountId = await resolveAccountId(accounts, before, { baseUrl: parsed.baseUrl, key });
    // The vault is written first: after a crash between the two steps, the key lacks its host and is never sent.
    const kept = await vault.change(parsed.host, {
      key: read?.kept,
      storageMode: policy.requirePassphrase ? 'passphrase' : typed.storageMode,
      passphrase: typed.passphrase === undefined ? undefined : new Secret(typed.passphrase),
    });
    if (kept !== 'ok') return { ok: false, ...VAULT_PROBLEMS[kept] };
    await savedBaseUrl.write(parsed.baseUrl);
    await ownSettings.write({
      ...(await ownSettings.read()),
      baseUrl: parsed.baseUrl,
      accountId,
      ...(typed.environment !== undefined && { environment: typed.environment.trim() }),
      dashboardUrl: dashboard === null ? '' : dashboard.baseUrl,
    });
    await giveBackAccess(before, parsed.baseUrl);
    return { ok: true, state: await describe() };
  }

  /**
   * Puts the seal of the policy in force if the kept code opens it: a key that was replaced needs no keystroke. The browser
   * itself is asked for the policy, so what scripts in pages write into our copy replaces nothing. The account stays: a
   * seal under the same code is the administrator's word for the same account.
   * @returns whether the key was replaced
   */
  async function adoptSeal(): Promise<boolean> {
    const { sealedKey } = await askPolicy();
    const { baseUrl, accountId, keepResults } = await settingsItem.read();
    const host = hostOf(baseUrl);
    if (sealedKey === undefined || host === '' || !(await vault.adoptSeal(host, sealedKey))) return false;
    const key = await vault.heldKey(host);
    if (key !== null && accountId !== '' && keepResults !== 'session')
      await accounts.idOf(baseUrl, key, { id: accountId, isCurrent: true });
    return true;
  }

  /** Imports settings from a file, except sites: each is enabled separately, once the browser allows it. */
  async function importSettings({ sites: _, ...wanted }: SettingsFile['settings']): Promise<void> {
    const own = await ownSettings.read();
    const before = await inForce();
    const isManaged = (await policyItem.read()).baseUrl !== undefined;
    const baseUrl = isManaged ? before.baseUrl : (wanted.baseUrl ?? before.baseUrl);
    const isMoved = baseUrl !== before.baseUrl;
    const moved = isMoved ? { accountId: await resolveAccountId(accounts, before, { baseUrl, key: null }) } : {};
    // Another path may be another customer of the same host, and nobody typed it: the key stays behind.
    if (isMoved) await vault.forget();
    const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
    if (isMoved) await savedBaseUrl.write(baseUrl);
    // The id belongs to the stored base URL, so that URL does not change under a policy's.
    await write({ ...own, ...given, ...(isManaged ? { baseUrl: own.baseUrl } : {}), ...moved });
    if (isMoved) await giveBackAccess(before, baseUrl);
  }

  return {
    describe: () => runExclusive(describe),
    importSettings: (wanted: SettingsFile['settings']) => runChange(() => importSettings(wanted)),
    save: (typed: MessageData<'saveConnection'>) => runChange(() => save(typed)),
    /** Call it inside the mutex. */
    hasAnyKey: () => vault.hasAny(),
    forgetKey: () => runChange(() => vault.forget()),
    resetKeyStorage: () => runChange(() => vault.resetStorage()),
    /** Erases the record of earlier keys. */
    forgetAccounts: () => runChange(() => accounts.clear()),
    lockKey: () => runChange(() => vault.lock()),
    adoptSeal: () => runChange(adoptSeal),
    lockIfIdle: () => runChange(() => vault.lockIfIdle()),
    unlockKey: ({ passphrase }: MessageData<'unlockKey'>) => runChange(() => vault.unlock(new Secret(passphrase))),
  };
}

export type ConnectionStore = ReturnType<typeof createConnectionStore>;

/** Least privilege: returns the permission for a host that is no longer used. */
async function giveBackAccess({ baseUrl: before, sites }: Settings, now: string): Promise<void> {
  if (before === '' || originPattern(before) === originPattern(now) || sites.includes(originPattern(before))) return;
  await browser.permissions.remove({ origins: [originPattern(before)] }).catch(() => false);
}
