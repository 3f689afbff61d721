import { browser } from '#imports';
import { parseScoreRules, type ScoreRules } from '@/utils/settings/score-rules';
import { parsePolicy } from '@/utils/settings/policy';
import { applyPolicyToRules } from '@/utils/settings/policy-rules';
import { POLICY_KEY } from './policy-item';

const KEY = 'reading-rules';

/** Returns the user's own score rules without damaged ones; use it to change and store them. */
export async function loadOwnReadingRules(): Promise<ScoreRules> {
  const stored = await browser.storage.local.get(KEY);
  return parseScoreRules(stored[KEY]);
}

/** Returns the score rules in force: the user's own, subject to the organization's policy. */
export async function loadReadingRules(): Promise<ScoreRules> {
  const stored = await browser.storage.local.get([KEY, POLICY_KEY]);
  return applyPolicyToRules(parseScoreRules(stored[KEY]), parsePolicy(stored[POLICY_KEY]).policy);
}

/** Replaces the rules. Only the background writes, so that changes from two pages do not mix. */
export async function storeReadingRules(rules: ScoreRules): Promise<void> {
  await browser.storage.local.set({ [KEY]: rules });
}

/** Calls back with the rules in force after each change of them or of the policy, until `signal` aborts. */
export function watchReadingRules(signal: AbortSignal, onChange: (rules: ScoreRules) => void): void {
  const listener = (changes: Record<string, unknown>, area: string) => {
    if (area !== 'local' || !(KEY in changes || POLICY_KEY in changes)) return;
    void loadReadingRules().then((rules) => {
      if (!signal.aborted) onChange(rules);
    });
  };
  browser.storage.onChanged.addListener(listener);
  signal.addEventListener('abort', () => browser.storage.onChanged.removeListener(listener));
}
