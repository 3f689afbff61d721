import { account } from '../lookup/account';
import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { beforeEach, expect, test, vi } from 'vitest';
import { Secret } from '@/utils/service/secret';
import { createKnownAccounts } from '@/utils/vault/known-accounts';
import { KEY_VAULT_MARKER } from '@/utils/vault/stored-key';
import { KEY, vaultStage } from './vault-stage';

const URL_A = 'https://a.example';
beforeEach(async () => void (await vaultStage()));

const idOf = (id: string, key = KEY, baseUrl = URL_A) =>
  createKnownAccounts().idOf(baseUrl, new Secret(key), { id: account(id), isCurrent: false });

/** What somebody finds who copies the profile. */
async function onDisk() {
  const database = await new Dexie(KEY_VAULT_MARKER).open();
  const row = await database.table('kept').get('accounts');
  database.close();
  return row;
}

test('the same key at the same address has the same id; another key or address has another', async () => {
  expect(await idOf('one')).toBe('one');
  expect(await idOf('two', 'another-key-of-nobody')).toBe('two');
  expect(await idOf('three', KEY, 'https://a.example/v2')).toBe('three');
  expect([await idOf('x'), await idOf('x', 'another-key-of-nobody')]).toEqual(['one', 'two']);
});

test('stores 24 bits of a key, different in every profile, and each guess costs 600 000 rounds', async () => {
  const derive = vi.spyOn(crypto.subtle, 'deriveBits');
  await idOf('one');
  const [algorithm] = derive.mock.calls[0] ?? [];
  expect(algorithm).toMatchObject({ name: 'PBKDF2', iterations: 600_000 });
  const first = await onDisk();
  expect(first).toEqual({
    salt: expect.any(Uint8Array),
    accounts: [{ tag: expect.stringMatching(/^[0-9a-f]{6}$/), id: 'one' }],
  });
  await createKnownAccounts().clear();
  expect(await onDisk()).toBeUndefined();
  await idOf('one');
  expect((await onDisk()).accounts[0].tag).not.toBe(first.accounts[0].tag);
});

test('a damaged row identifies no key', async () => {
  await idOf('one');
  const database = await new Dexie(KEY_VAULT_MARKER).open();
  await database.table('kept').put({ salt: 'x', accounts: [] }, 'accounts');
  database.close();
  expect([await idOf('two'), await idOf('three')]).toEqual(['two', 'two']);
});
