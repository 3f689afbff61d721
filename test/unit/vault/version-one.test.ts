import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { expect, test } from 'vitest';
import { KEY_VAULT_MARKER } from '@/utils/vault/stored-key';
import { HOST, KEY, vaultStage } from './vault-stage';

test('the key that version 1 kept in clear is gone', async () => {
  const { vault } = await vaultStage();
  const old = new Dexie(KEY_VAULT_MARKER);
  old.version(1).stores({ keys: 'slot' });
  await old.table('keys').put({ slot: 'api-key', host: HOST, key: KEY });
  old.close();
  expect((await vault.readKey(HOST)).state).toBe('none');
  const now = new Dexie(KEY_VAULT_MARKER);
  await now.open();
  expect(now.tables.map(({ name }) => name)).toEqual(['kept']);
  now.close();
});
