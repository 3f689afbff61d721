import Dexie, { type Table } from 'dexie';
import { z } from 'zod/mini';
import { DEFAULT_STORAGE } from '../service/key-storage-mode';
import { sealed } from './sealed-key';

/** Appears only in the background's bundle; a test on the bundles checks that. */
export const KEY_VAULT_MARKER = 'sightline-vault';
const SLOT = 'api-key';
const SAVED_AT_SLOT = 'saved-at';

const cryptoKey = z.custom<CryptoKey>((value) => value instanceof CryptoKey);
const bytes = sealed.shape.iv;

/** The key on disk: its storage mode (`keeping`) and its sealed box, if any. Session mode stores no box. */
const storedKey = z.discriminatedUnion('keeping', [
  z.object({ keeping: z.literal('session') }),
  z.object({ keeping: z.literal('computer'), box: z.nullable(z.extend(sealed, { wrapping: cryptoKey })) }),
  z.object({
    keeping: z.literal('passphrase'),
    box: z.nullable(z.extend(sealed, { salt: bytes, iterations: z.int().check(z.positive()) })),
  }),
]);
export type StoredKey = z.infer<typeof storedKey>;

/** Opens the vault's table, with rows keyed by slot name. */
export function openVault(): Table<unknown, string> {
  const database = new Dexie(KEY_VAULT_MARKER);
  database.version(1).stores({ kept: '' });
  return database.table('kept');
}

/**
 * Stores the key in extension-origin IndexedDB, which no browser exposes to content scripts; Firefox
 * exposes `storage.local`. A damaged row reads as no key.
 */
export function createKeyTable(table: Table<unknown, string>) {
  return {
    async read(): Promise<StoredKey> {
      const row = storedKey.safeParse(await table.get(SLOT));
      return row.success ? row.data : { keeping: DEFAULT_STORAGE, box: null };
    },
    async write(row: StoredKey): Promise<void> {
      await table.put(row, SLOT);
    },
    /** When the key was entered or replaced, in milliseconds; null if version 0.2 stored it. */
    async readSavedAt(): Promise<number | null> {
      const savedAt: unknown = await table.get(SAVED_AT_SLOT);
      return typeof savedAt === 'number' ? savedAt : null;
    },
    async writeSavedAt(time: number | null): Promise<void> {
      if (time === null) await table.delete(SAVED_AT_SLOT);
      else await table.put(time, SAVED_AT_SLOT);
    },
  };
}
