import Dexie, { type Table } from 'dexie';
import { z } from 'zod';
import { sealed } from './sealed';

/** Found in exactly one built file, the background's: a test on the bundles looks for it. */
export const KEY_VAULT_MARKER = 'sightline-key-vault';
const SLOT = 'api-key';

const cryptoKey = z.custom<CryptoKey>((value) => value instanceof CryptoKey);
const bytes = sealed.shape.iv;

/** What is on disk of the key: how it is kept, and its box, where there is one. For a session nothing is. */
const keptKey = z.discriminatedUnion('keeping', [
  z.object({ keeping: z.literal('session') }),
  z.object({ keeping: z.literal('computer'), box: sealed.extend({ wrapping: cryptoKey }).nullable() }),
  z.object({
    keeping: z.literal('passphrase'),
    box: sealed.extend({ salt: bytes, iterations: z.number().int().positive() }).nullable(),
  }),
]);
export type KeptKey = z.infer<typeof keptKey>;

/** The vault's table: rows by the name of their slot. */
export function openVault(): Table<unknown, string> {
  const database = new Dexie(KEY_VAULT_MARKER);
  // Version 1 had the key in clear: it goes, and is asked for once more.
  database.version(1).stores({ keys: 'slot' });
  database.version(2).stores({ keys: null, kept: '' });
  return database.table('kept');
}

/**
 * The row that keeps the key, in extension-origin IndexedDB, which content scripts can read in no browser (unlike
 * `storage.local`, which Firefox gives them). A damaged row reads as no key.
 */
export function createKeptKey() {
  const table = openVault();
  return {
    async read(): Promise<KeptKey> {
      const row = keptKey.safeParse(await table.get(SLOT));
      return row.success ? row.data : { keeping: 'computer', box: null };
    },
    async write(row: KeptKey): Promise<void> {
      await table.put(row, SLOT);
    },
  };
}
