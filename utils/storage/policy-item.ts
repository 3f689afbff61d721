import { browser } from '#imports';
import { type Policy, readPolicy } from '../settings/policy';

/** Its copy in `storage.local`: the browser's first answer takes some 3 s, and nothing may wait for it. */
export const POLICY_KEY = 'policy';

/** The policy as the browser last told it, at once. */
export async function loadPolicy(): Promise<Policy> {
  const stored = await browser.storage.local.get(POLICY_KEY);
  return readPolicy(stored[POLICY_KEY]).policy;
}

/** The names of fields in the policy that have no effect. */
export async function loadUnreadFields(): Promise<string[]> {
  const stored = await browser.storage.local.get(POLICY_KEY);
  return readPolicy(stored[POLICY_KEY]).unread;
}

/**
 * Asks the browser for the policy and keeps a copy. For the background alone.
 * @returns whether it has changed
 */
export async function renewPolicy(): Promise<boolean> {
  // Firefox rejects where there is none.
  const told: Record<string, unknown> = await browser.storage.managed.get(null).catch(() => ({}));
  const { [POLICY_KEY]: before = {} } = await browser.storage.local.get(POLICY_KEY);
  if (JSON.stringify(before) === JSON.stringify(told)) return false;
  await browser.storage.local.set({ [POLICY_KEY]: told });
  return true;
}

/** Calls back after each change of the copy, until `signal` aborts. */
export function watchPolicy(signal: AbortSignal, onChange: (policy: Policy) => void): void {
  const listener = (changes: Record<string, { newValue?: unknown }>, area: string) => {
    const change = changes[POLICY_KEY];
    if (area === 'local' && change) onChange(readPolicy(change.newValue).policy);
  };
  browser.storage.onChanged.addListener(listener);
  signal.addEventListener('abort', () => browser.storage.onChanged.removeListener(listener));
}
