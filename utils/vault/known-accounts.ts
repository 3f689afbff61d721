import { z } from 'zod/mini';
import { type AccountId, accountId } from '@/utils/service/account-id';
import type { Secret } from '@/utils/service/secret';
import { MIN_ROUNDS, passphraseBits } from '../passphrase/passphrase-bits';
import { openVault } from './stored-key';

const SLOT = 'accounts';
const MAX_ACCOUNTS = 20;
/**
 * 24 bits recognize a key; two keys of one user collide once in 16 million pairs. A profile copy allows one guess per
 * {@link MIN_ROUNDS} rounds and never reveals more bits (docs/decisions/042).
 */
const TAG_BYTES = 3;

const kept = z.object({
  salt: z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array && value.length === 16),
  accounts: z.array(z.object({ tag: z.string(), id: accountId })),
});

export type KnownAccounts = ReturnType<typeof createKnownAccounts>;

/**
 * Recognizes a key used earlier at a base URL, even if deleted, to reuse its stored results. Ids are random; only this
 * row, in a database closed to pages, holds data derived from a key.
 */
export function createKnownAccounts() {
  const table = openVault();

  async function read(): Promise<z.infer<typeof kept>> {
    const row = kept.safeParse(await table.get(SLOT));
    return row.success ? row.data : { salt: crypto.getRandomValues(new Uint8Array(16)), accounts: [] };
  }

  async function tagOf(salt: Uint8Array, baseUrl: string, key: Secret): Promise<string> {
    const salted = new Uint8Array([...salt, ...new TextEncoder().encode(baseUrl)]);
    const tag = (await passphraseBits(key, salted, MIN_ROUNDS)).slice(0, TAG_BYTES);
    return [...tag].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  return {
    /** Stores and returns the id of an account: its known id unless `isCurrent`, else the given id. */
    async idOf(
      baseUrl: string,
      key: Secret,
      { id, isCurrent }: { id: AccountId; isCurrent: boolean },
    ): Promise<AccountId> {
      const { salt, accounts } = await read();
      const tag = await tagOf(salt, baseUrl, key);
      const known = accounts.find((account) => account.tag === tag)?.id;
      const next = isCurrent || known === undefined ? id : known;
      const others = accounts.filter((account) => account.tag !== tag).slice(0, MAX_ACCOUNTS - 1);
      await table.put({ salt, accounts: [{ tag, id: next }, ...others] }, SLOT);
      return next;
    },
    /** Erases all accounts. */
    async clear(): Promise<void> {
      await table.delete(SLOT);
    },
  };
}
