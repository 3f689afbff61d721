import { browser } from '#imports';
import { applyPolicy, parsePolicy } from '../settings/policy';
import { damagedFields, parseSettings, type Settings } from '../settings/settings';
import { POLICY_KEY } from './policy-item';

const KEY = 'settings';

/** Returns the user's own settings with defaults for damaged or missing fields; use it to change and store them. */
export async function loadOwnSettings(): Promise<Settings> {
  const stored = await browser.storage.local.get(KEY);
  return parseSettings(stored[KEY]);
}

/** Returns the damaged fields of the stored settings. The next change stores their defaults. */
export async function loadDamagedFields(): Promise<(keyof Settings)[]> {
  const stored = await browser.storage.local.get(KEY);
  return damagedFields(stored[KEY]);
}

/**
 * Returns the settings in force: the user's own, subject to the organization's policy. Never rejects because of stored
 * values.
 */
export async function loadSettings(): Promise<Settings> {
  const stored = await browser.storage.local.get([KEY, POLICY_KEY]);
  return applyPolicy(parseSettings(stored[KEY]), parsePolicy(stored[POLICY_KEY]).policy);
}

/** Replaces the user's own settings. Only the background writes, so that changes from two pages do not mix. */
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
