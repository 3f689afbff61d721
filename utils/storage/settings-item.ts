import { browser } from '#imports';
import { readPolicy, underPolicy } from '../settings/policy';
import { damagedFields, readSettings, type Settings } from '../settings/settings';
import { POLICY_KEY } from './policy-item';

const KEY = 'settings';

/** The person's own settings, each damaged or missing field at its default: what is changed and stored again. */
export async function loadOwnSettings(): Promise<Settings> {
  const stored = await browser.storage.local.get(KEY);
  return readSettings(stored[KEY]);
}

/** Fields of the stored settings that are damaged; the next change of a setting stores their defaults. */
export async function loadDamagedFields(): Promise<(keyof Settings)[]> {
  const stored = await browser.storage.local.get(KEY);
  return damagedFields(stored[KEY]);
}

/** The settings that are in force: the person's own under the organisation's policy. Never rejects for what is stored. */
export async function loadSettings(): Promise<Settings> {
  const stored = await browser.storage.local.get([KEY, POLICY_KEY]);
  return underPolicy(readSettings(stored[KEY]), readPolicy(stored[POLICY_KEY]).policy);
}

/** Replaces the person's own settings. Only the background writes, so that two pages cannot mix their halves. */
export async function storeSettings(settings: Settings): Promise<void> {
  await browser.storage.local.set({ [KEY]: settings });
}

/** Calls back with the settings in force after each change of them or of the policy, until `signal` aborts. */
export function watchSettings(signal: AbortSignal, onChange: (settings: Settings) => void): void {
  const listener = (changes: Record<string, unknown>, area: string) => {
    if (area !== 'local' || !(KEY in changes || POLICY_KEY in changes)) return;
    void loadSettings().then((settings) => {
      if (!signal.aborted) onChange(settings);
    });
  };
  browser.storage.onChanged.addListener(listener);
  signal.addEventListener('abort', () => browser.storage.onChanged.removeListener(listener));
}
