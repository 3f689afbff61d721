import { browser } from '#imports';
import { type ReadingRules, readReadingRules } from '../settings/reading-rules';

const KEY = 'reading-rules';

/** The reading rules as stored; damaged ones are left out. */
export async function loadReadingRules(): Promise<ReadingRules> {
  const stored = await browser.storage.local.get(KEY);
  return readReadingRules(stored[KEY]);
}

/** Replaces the rules. Only the background writes, so that two pages cannot mix their halves. */
export async function storeReadingRules(rules: ReadingRules): Promise<void> {
  await browser.storage.local.set({ [KEY]: rules });
}

/** Calls back with the rules after each change, until `signal` aborts. */
export function watchReadingRules(signal: AbortSignal, onChange: (rules: ReadingRules) => void): void {
  const listener = (changes: Record<string, { newValue?: unknown }>, area: string) => {
    const change = changes[KEY];
    if (area === 'local' && change) onChange(readReadingRules(change.newValue));
  };
  browser.storage.onChanged.addListener(listener);
  signal.addEventListener('abort', () => browser.storage.onChanged.removeListener(listener));
}
