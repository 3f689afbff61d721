import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createKeyVault } from '@/utils/storage/key-vault';

test('a key is given for its own host alone, and forgotten whole', async () => {
  const vault = createKeyVault();
  await vault.keep('a.example', 'sk_0123456789abcd');
  expect(await vault.readKey('a.example')).toBe('sk_0123456789abcd');
  expect(await vault.readKey('b.example')).toBeUndefined();
  expect(await vault.readKey('a.example:8443')).toBeUndefined();
  expect(await vault.describe('a.example')).toEqual({ hasKey: true, last4: 'abcd' });
  expect(await vault.describe('b.example')).toEqual({ hasKey: false, last4: '' });
  await vault.keep('b.example', 'short');
  expect(await vault.readKey('a.example')).toBeUndefined();
  expect(await vault.describe('b.example')).toEqual({ hasKey: true, last4: '' });
  await vault.forget();
  expect(await vault.describe('b.example')).toEqual({ hasKey: false, last4: '' });
});
