import { browser } from '#imports';
import { type Policy, parsePolicy } from '../settings/policy';
import { type ReadableItem, storedItem } from './stored-item';

/**
 * Key of the policy's copy in `storage.local`: the browser's first reply takes about 3 s, too long to wait for
 * (docs/decisions/024).
 */
export const POLICY_KEY = 'policy';

/** The policy as last reported by the browser. Read-only: the background copies it from the browser. */
export const policyItem: ReadableItem<Policy> = storedItem('local', POLICY_KEY, (stored) => parsePolicy(stored).policy);

/** The names of policy fields that have no effect. */
export const ignoredPolicyFields: ReadableItem<string[]> = storedItem(
  'local',
  POLICY_KEY,
  (stored) => parsePolicy(stored).unread,
);

/**
 * Reads the policy from the browser and stores a copy. Only for the background.
 * @returns whether it has changed
 */
export async function renewPolicy(): Promise<boolean> {
  const current = await readFromBrowser();
  const { [POLICY_KEY]: before = {} } = await browser.storage.local.get(POLICY_KEY);
  if (JSON.stringify(before) === JSON.stringify(current)) return false;
  await browser.storage.local.set({ [POLICY_KEY]: current });
  return true;
}

/**
 * Reads the policy from the browser and replaces the copy. Firefox lets scripts in pages write the copy, so nothing
 * permanent may depend on it. Only for the background.
 */
export async function askPolicy(): Promise<Policy> {
  await renewPolicy();
  return parsePolicy(await readFromBrowser()).policy;
}

// Firefox rejects if there is no policy.
const readFromBrowser = (): Promise<Record<string, unknown>> => browser.storage.managed.get(null).catch(() => ({}));
