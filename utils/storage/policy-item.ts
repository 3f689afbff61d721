import { browser } from '#imports';
import { type Policy, parsePolicy } from '../settings/policy';

/**
 * Key of the policy's copy in `storage.local`: the browser's first reply takes about 3 s, too long to wait for
 * (docs/decisions/024).
 */
export const POLICY_KEY = 'policy';

/** Returns the policy as last reported by the browser, without delay. */
export async function loadPolicy(): Promise<Policy> {
  const stored = await browser.storage.local.get(POLICY_KEY);
  return parsePolicy(stored[POLICY_KEY]).policy;
}

/** Returns the names of policy fields that have no effect. */
export async function loadUnreadFields(): Promise<string[]> {
  const stored = await browser.storage.local.get(POLICY_KEY);
  return parsePolicy(stored[POLICY_KEY]).unread;
}

/**
 * Reads the policy from the browser and stores a copy. Only for the background.
 * @returns whether it has changed
 */
export async function renewPolicy(): Promise<boolean> {
  const told = await toldByBrowser();
  const { [POLICY_KEY]: before = {} } = await browser.storage.local.get(POLICY_KEY);
  if (JSON.stringify(before) === JSON.stringify(told)) return false;
  await browser.storage.local.set({ [POLICY_KEY]: told });
  return true;
}

/**
 * Reads the policy from the browser and replaces the copy. Firefox lets scripts in pages write the copy, so nothing
 * permanent may depend on it. Only for the background.
 */
export async function askPolicy(): Promise<Policy> {
  await renewPolicy();
  return parsePolicy(await toldByBrowser()).policy;
}

// Firefox rejects if there is no policy.
const toldByBrowser = (): Promise<Record<string, unknown>> => browser.storage.managed.get(null).catch(() => ({}));

/** Calls back after each change of the copy, until `signal` aborts. */
export function watchPolicy(signal: AbortSignal, onChange: (policy: Policy) => void): void {
  const listener = (changes: Record<string, { newValue?: unknown }>, area: string) => {
    const change = changes[POLICY_KEY];
    if (area === 'local' && change) onChange(parsePolicy(change.newValue).policy);
  };
  browser.storage.onChanged.addListener(listener);
  signal.addEventListener('abort', () => browser.storage.onChanged.removeListener(listener));
}
