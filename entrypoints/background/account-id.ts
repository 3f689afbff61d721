import { hostOf } from '@/utils/service/base-url';
import type { Secret } from '@/utils/service/secret';
import type { Settings } from '@/utils/settings/settings';
import type { KnownAccounts } from '@/utils/vault/known-accounts';

/** Where lookups go and with which key; null where there is none, or where it is locked. */
interface Account {
  baseUrl: string;
  key: Secret | null;
}

/**
 * The id of an account: it ties stored results, stops and batches to it. The same base URL and key keep the same id.
 * @param before the settings in force and the key held for them
 * @param now `key`: the typed one; null keeps the one held, as long as the host stays the same
 */
export async function accountId(
  accounts: KnownAccounts,
  before: Account & Pick<Settings, 'connectionId' | 'keepResults'>,
  now: Account,
): Promise<string> {
  const { baseUrl, connectionId: id } = before;
  const isSameHost = hostOf(baseUrl) === hostOf(now.baseUrl);
  const key = now.key ?? (isSameHost ? before.key : null);
  const isSame = id !== '' && now.baseUrl === baseUrl && (now.key === null || now.key.equals(before.key));
  const fresh = crypto.randomUUID();
  // No result outlives the session, so nothing needs to recognize the key after it.
  if (before.keepResults === 'session') return isSame ? id : fresh;
  if (isSame) {
    // An id that version 0.1.0 gave is not known by its key yet.
    return key === null ? id : accounts.idOf(baseUrl, key, { id, isCurrent: true });
  }
  if (before.key !== null && id !== '') await accounts.idOf(baseUrl, before.key, { id, isCurrent: true });
  return key === null ? fresh : accounts.idOf(now.baseUrl, key, { id: fresh, isCurrent: false });
}
