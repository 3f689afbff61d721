import { type AccountId, accountId } from '@/utils/service/account-id';
import { hostOf } from '@/utils/service/base-url';
import type { Secret } from '@/utils/service/secret';
import type { Settings } from '@/utils/settings/settings';
import type { KnownAccounts } from '@/utils/vault/known-accounts';

/** Base URL and key of lookups. */
interface Account {
  baseUrl: string;
  /** Null if there is none or it is locked. A typed null keeps the held key while the host stays the same. */
  key: Secret | null;
}

/**
 * Returns the id that ties stored results, stops and batches to an account (docs/decisions/042).
 * @param before settings in force and the key held for them
 * @param now new base URL and typed key
 */
export async function resolveAccountId(
  accounts: KnownAccounts,
  before: Account & Pick<Settings, 'accountId' | 'keepResults'>,
  now: Account,
): Promise<AccountId> {
  const { baseUrl, accountId: id } = before;
  const isSameHost = hostOf(baseUrl) === hostOf(now.baseUrl);
  const key = now.key ?? (isSameHost ? before.key : null);
  const isSame = id !== '' && now.baseUrl === baseUrl && (now.key === null || now.key.equals(before.key));
  const fresh = accountId.parse(crypto.randomUUID());
  // Results are kept for this session only, so no key has to be recognized later.
  if (before.keepResults === 'session') return isSame ? id : fresh;
  if (isSame) {
    // Ids from version 0.1.0 are not registered with their key yet.
    return key === null ? id : accounts.idOf(baseUrl, key, { id, isCurrent: true });
  }
  if (before.key !== null && id !== '') await accounts.idOf(baseUrl, before.key, { id, isCurrent: true });
  return key === null ? fresh : accounts.idOf(now.baseUrl, key, { id: fresh, isCurrent: false });
}
