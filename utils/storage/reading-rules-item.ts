import { browser } from '#imports';
import { readPolicy } from '../settings/policy';
import { rulesUnderPolicy } from '../settings/policy-rules';
import { type ReadingRules, readReadingRules } from '../settings/reading-rules';
import { POLICY_KEY } from './policy-item';

const KEY = 'reading-rules';

/** Returns the user's own score rules without damaged ones; use it to change and store them. */
export async function loadOwnReadingRules(): Promise<ReadingRules> {
  const stored = await browser.storage.local.get(KEY);
  return readReadingRules(stored[KEY]);
}

/** Returns the score rules in force: the user's own, subject to the organization's policy. */
export async function loadReadingRules(): Promise<ReadingRules> {
  const stored = await browser.storage.local.get([KEY, POLICY_KEY]);
  return rulesUnderPolicy(readReadingRules(stored[KEY]), readPolicy(stored[POLICY_KEY]).policy);
}

/** Replaces the rules. Only the background writes, so that changes from two pages do not mix. */
export async function storeReadingRules(rules: ReadingRules): Promise<void> {
  await browser.storage.local.set({ [KEY]: rules });
}

/** Calls back with the rules in force after each change of them or of the policy, until `signal` aborts. */
export function watchReadingRules(signal: AbortSignal, onChange: (rules: ReadingRules) => void): void {
  const listener = (changes: Record<string, unknown>, area: string) => {
    if (area !== 'local' || !(KEY in changes || POLICY_KEY in changes)) return;
    void loadReadingRules().then((rules) => {
      if (!signal.aborted) onChange(rules);
    });
  };
  browser.storage.onChanged.addListener(listener);
  signal.addEventListener('abort', () => browser.storage.onChanged.removeListener(listener));
}
