import { browser } from '#imports';
import type { ConnectionState, MessageData, Replies } from '@/utils/messages/protocol';
import { API_KEY_PROBLEM, parseApiKey } from '@/utils/service/api-key';
import { BASE_URL_PROBLEMS, hostOf, originPattern, parseBaseUrl } from '@/utils/service/base-url';
import type { Settings } from '@/utils/settings/settings';
import type { KeyVault } from '@/utils/storage/key-vault';
import { loadSettings, storeSettings } from '@/utils/storage/settings-item';
import { oneAtATime } from './one-at-a-time';

/** Reads and changes connection and settings. Base URL and key change together, or not at all. */
export function createConnectionStore(vault: KeyVault) {
  const inTurn = oneAtATime();

  async function describe(): Promise<ConnectionState> {
    const { baseUrl } = await loadSettings();
    const host = hostOf(baseUrl);
    return { baseUrl, host, ...(await vault.describe(host)) };
  }

  async function save(typed: MessageData<'saveConnection'>): Promise<Replies['saveConnection']> {
    const parsed = parseBaseUrl(typed.baseUrl);
    if (!parsed.ok) return { ok: false, field: 'baseUrl', problem: BASE_URL_PROBLEMS[parsed.problem] };
    const dashboard = typed.dashboardUrl.trim() === '' ? null : parseBaseUrl(typed.dashboardUrl);
    if (dashboard && !dashboard.ok) {
      return { ok: false, field: 'dashboardUrl', problem: BASE_URL_PROBLEMS[dashboard.problem] };
    }
    const key = typed.key === undefined ? undefined : parseApiKey(typed.key);
    if (key === null) return { ok: false, field: 'key', problem: API_KEY_PROBLEM };

    const before = await loadSettings();
    // The vault goes first: a crash between the two steps leaves a key without its host, which is then never sent.
    if (key !== undefined) await vault.keep(parsed.host, key);
    else if (hostOf(before.baseUrl) !== parsed.host) await vault.forget();
    await storeSettings({
      ...before,
      baseUrl: parsed.baseUrl,
      ...(key === undefined && before.baseUrl === parsed.baseUrl ? {} : { connectionId: crypto.randomUUID() }),
      connectionName: typed.connectionName.trim(),
      dashboardUrl: dashboard === null ? '' : dashboard.baseUrl,
    });
    await giveBackAccess(before, parsed.baseUrl);
    return { ok: true, state: await describe() };
  }

  return {
    describe,
    save: (typed: MessageData<'saveConnection'>) => inTurn(() => save(typed)),
    /** Changes some settings; `changes` sees the ones that are in force at that moment. */
    change: (changes: (settings: Settings) => Partial<Settings>) =>
      inTurn(async () => {
        const settings = await loadSettings();
        await storeSettings({ ...settings, ...changes(settings) });
      }),
  };
}

export type ConnectionStore = ReturnType<typeof createConnectionStore>;

/** Least permission: the host that is no longer asked is no longer allowed either. */
async function giveBackAccess({ baseUrl: before, sites }: Settings, now: string): Promise<void> {
  if (before === '' || originPattern(before) === originPattern(now) || sites.includes(originPattern(before))) return;
  await browser.permissions.remove({ origins: [originPattern(before)] }).catch(() => false);
}
