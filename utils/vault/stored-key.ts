import Dexie, { type Table } from 'dexie';
import { z } from 'zod';
import { FIRST_CONNECTION } from '../service/connection';
import { sealed } from './sealed-key';

/** Appears only in the background's bundle; a test on the bundles checks that. */
export const KEY_VAULT_MARKER = 'sightline-key-vault';
const SLOT = 'api-key';

const cryptoKey = z.custom<CryptoKey>((value) => value instanceof CryptoKey);
const bytes = sealed.shape.iv;

/** The key on disk: its storage mode (`keeping`) and its sealed box, if any. Session mode stores no box. */
const storedKey = z.discriminatedUnion('keeping', [
  z.object({ keeping: z.literal('session') }),
  z.object({ keeping: z.literal('computer'), box: sealed.extend({ wrapping: cryptoKey }).nullable() }),
  z.object({
    keeping: z.literal('passphrase'),
    box: sealed.extend({ salt: bytes, iterations: z.number().int().positive() }).nullable(),
  }),
]);
export type StoredKey = z.infer<typeof storedKey>;

/** Opens the vault's table, with rows keyed by slot name. */
export function openVault(): Table<unknown, string> {
  const database = new Dexie(KEY_VAULT_MARKER);
  // Version 1 stored the key in clear: it is deleted, and the user enters it again.
  database.version(1).stores({ keys: 'slot' });
  database.version(2).stores({ keys: null, kept: '' });
  return database.table('kept');
}

/** Returns the row of a connection. The first one has the row of versions with one connection, so no key moves. */
export const rowOf = (name: string, connectionId: string): string =>
  connectionId === FIRST_CONNECTION ? name : `${name}:${connectionId}`;

/**
 * Stores the key of one connection in extension-origin IndexedDB, which no browser exposes to content scripts; Firefox
 * exposes `storage.local`. A damaged row reads as no key.
 */
export function createKeyTable(table: Table<unknown, string>, connectionId: string) {
  const slot = rowOf(SLOT, connectionId);
  return {
    async read(): Promise<StoredKey> {
      const row = storedKey.safeParse(await table.get(slot));
      return row.success ? row.data : { keeping: 'computer', box: null };
    },
    async write(row: StoredKey): Promise<void> {
      await table.put(row, slot);
    },
  };
}

/** Returns the ids of all connections with a row for a key. */
export async function connectionsWithKey(table: Table<unknown, string>): Promise<string[]> {
  const slots = await table.where(':id').startsWith(SLOT).primaryKeys();
  return slots.map((slot) => (slot === SLOT ? FIRST_CONNECTION : slot.slice(SLOT.length + 1)));
}
