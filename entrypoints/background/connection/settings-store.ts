import { browser } from '#imports';
import type { RunExclusive } from '@/utils/async/mutex';
import type { Settings } from '@/utils/settings/settings';
import { renewPolicy } from '@/utils/storage/policy-item';
import { ownSettings, settingsItem } from '@/utils/storage/settings-item';
import type { KeyVault } from '@/utils/vault/key-vault';
import type { KnownAccounts } from '@/utils/vault/known-accounts';
import type { SavedBaseUrl } from '@/utils/vault/saved-base-url';

/** Changes the user's own settings, and counts the changes of settings, connection and key. */
export function createSettingsStore(deps: {
  vault: Pick<KeyVault, 'lockIfIdle'>;
  accounts: Pick<KnownAccounts, 'clear'>;
  savedBaseUrl: Pick<SavedBaseUrl, 'clear'>;
  /** Mutex of all key readers, so that settings and key belong together. */
  runExclusive: RunExclusive;
}) {
  const { vault, accounts, savedBaseUrl, runExclusive } = deps;
  let revision = 0;

  /** Runs a change of settings, connection or key after all earlier ones. */
  const runChange: RunExclusive = (task) =>
    runExclusive(() => {
      revision++;
      return task();
    });

  /** Stores settings inside a change, and applies those that do not wait for the next lookup. */
  async function write(settings: Settings): Promise<void> {
    await ownSettings.write(settings);
    // Results are kept for this session only, so no key has to be recognized later.
    if ((await settingsItem.read()).keepResults === 'session') await accounts.clear();
    // The idle timeout may have changed.
    await vault.lockIfIdle();
  }

  return {
    runChange,
    write,
    /** Increases with every change of connection, key or settings. */
    revision: () => revision,
    /** Changes some settings; `changesTo` receives the user's own current settings. */
    change: (changesTo: (settings: Settings) => Partial<Settings>) =>
      runChange(async () => {
        const settings = await ownSettings.read();
        await write({ ...settings, ...changesTo(settings) });
      }),
    /** Erases all settings. The user cannot erase the organization's. */
    forget: () =>
      runChange(async () => {
        await browser.storage.local.clear();
        await savedBaseUrl.clear();
        await renewPolicy();
      }),
  };
}

export type SettingsStore = ReturnType<typeof createSettingsStore>;
