import { browser } from '#imports';
import { readSettings, type Settings } from '../settings/settings';

const KEY = 'settings';

/** The settings as stored, each damaged or missing field at its default. Never rejects for what is stored. */
export async function loadSettings(): Promise<Settings> {
  const stored = await browser.storage.local.get(KEY);
  return readSettings(stored[KEY]);
}

/** Replaces the settings. Only the background writes, so that two pages cannot mix their halves. */
export async function storeSettings(settings: Settings): Promise<void> {
  await browser.storage.local.set({ [KEY]: settings });
}

/** Calls back with the settings after each change, until `signal` aborts. */
export function watchSettings(signal: AbortSignal, onChange: (settings: Settings) => void): void {
  const listener = (changes: Record<string, { newValue?: unknown }>, area: string) => {
    const change = changes[KEY];
    if (area === 'local' && change) onChange(readSettings(change.newValue));
  };
  browser.storage.onChanged.addListener(listener);
  signal.addEventListener('abort', () => browser.storage.onChanged.removeListener(listener));
}
