import { browser } from '#imports';
import { parseBaseUrl } from '@/utils/service/base-url';
import type { SavedBaseUrl } from '@/utils/vault/saved-base-url';

/**
 * Returns whether the user or the organization's policy set the base URL. Asks the browser for the
 * policy (ready seconds after its start): scripts in pages may be able to write our copy.
 */
export async function isBaseUrlTrusted(savedBaseUrl: Pick<SavedBaseUrl, 'read'>, baseUrl: string): Promise<boolean> {
  const saved = await savedBaseUrl.read();
  if (saved === undefined || saved === baseUrl) return true;
  // Firefox rejects if there is no policy.
  const policy: Record<string, unknown> = await browser.storage.managed.get('baseUrl').catch(() => ({}));
  const managed = typeof policy.baseUrl === 'string' ? parseBaseUrl(policy.baseUrl) : null;
  return managed?.ok === true && managed.baseUrl === baseUrl;
}
