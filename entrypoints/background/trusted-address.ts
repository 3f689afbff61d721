import { browser } from '#imports';
import { parseBaseUrl } from '@/utils/service/base-url';
import { createSavedAddress } from '@/utils/vault/saved-address';

export const savedAddress = createSavedAddress();

/**
 * Whether the base URL in force is one that the user saved, or that the organization's policy sets. The policy comes from
 * the browser itself (available some seconds after its start), because scripts in pages may be able to write our copy.
 */
export async function isAddressTrusted(baseUrl: string): Promise<boolean> {
  const saved = await savedAddress.read();
  if (saved === undefined || saved === baseUrl) return true;
  // Firefox rejects where there is no policy.
  const policy: Record<string, unknown> = await browser.storage.managed.get('baseUrl').catch(() => ({}));
  const managed = typeof policy.baseUrl === 'string' ? parseBaseUrl(policy.baseUrl) : null;
  return managed?.ok === true && managed.baseUrl === baseUrl;
}
