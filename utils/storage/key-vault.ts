import Dexie, { type EntityTable } from 'dexie';
import { lastFour } from '../service/api-key';

/** Found in exactly one built file, the background's: a test on the bundles looks for it. */
export const KEY_VAULT_MARKER = 'sightline-key-vault';

interface KeptKey {
  slot: 'api-key';
  /** The one host (and port) this key may be sent to. */
  host: string;
  key: string;
}

/**
 * Keeps the API key in extension-origin IndexedDB, which content scripts can read in no browser (unlike
 * `storage.local`, which Firefox gives them). Imported by the background alone; there is no way out but {@link readKey}.
 */
export function createKeyVault() {
  const database = new Dexie(KEY_VAULT_MARKER) as Dexie & { keys: EntityTable<KeptKey, 'slot'> };
  database.version(1).stores({ keys: 'slot' });

  return {
    /** The key for this host; undefined without one, and for any other host than the one it was entered for. */
    async readKey(host: string): Promise<string | undefined> {
      const kept = await database.keys.get('api-key');
      return kept?.host === host ? kept.key : undefined;
    },
    async keep(host: string, key: string): Promise<void> {
      await database.keys.put({ slot: 'api-key', host, key });
    },
    async forget(): Promise<void> {
      await database.keys.clear();
    },
    /** What may be said of the key outside the background. */
    async describe(host: string): Promise<{ hasKey: boolean; last4: string }> {
      const key = await this.readKey(host);
      return { hasKey: key !== undefined, last4: key === undefined ? '' : lastFour(key) };
    },
  };
}

export type KeyVault = ReturnType<typeof createKeyVault>;
