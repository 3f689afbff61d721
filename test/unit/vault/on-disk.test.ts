import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { Secret } from '@/utils/service/secret';
import { KEY_VAULT_MARKER } from '@/utils/vault/stored-key';
import { HOST, KEY, PHRASE, vaultStage } from './vault-stage';

let stage: Awaited<ReturnType<typeof vaultStage>>;
beforeEach(async () => {
  stage = await vaultStage();
});

/** The one row on disk, as anybody finds it who opens the database. */
async function row(change?: (row: Record<string, Record<string, unknown>>) => void) {
  const database = new Dexie(KEY_VAULT_MARKER);
  await database.open();
  const table = database.table('kept');
  const found = await table.get('api-key');
  if (change) {
    change(found);
    await table.put(found, 'api-key');
  }
  database.close();
  return found;
}

const bytesIn = (value: unknown): string =>
  value instanceof Uint8Array
    ? new TextDecoder('latin1').decode(value)
    : typeof value === 'object' && value !== null
      ? Object.values(value).map(bytesIn).join(' ')
      : String(value);

test.each(['session', 'computer', 'passphrase'] as const)(
  '%s: neither key nor passphrase is on disk',
  async (storageMode) => {
    await stage.vault.change(HOST, { key: new Secret(KEY), storageMode, passphrase: PHRASE });
    const found = bytesIn(await row());
    expect(found).toContain(storageMode === 'session' ? 'session' : HOST);
    expect(found).not.toContain('CANARY');
    expect(found).not.toContain(PHRASE.reveal());
    expect(JSON.stringify(await fakeBrowser.storage.local.get())).toBe('{}');
  },
);

test('memory holds the key of a session, and of a passphrase only what opens its box', async () => {
  await stage.vault.change(HOST, { key: new Secret(KEY), storageMode: 'passphrase', passphrase: PHRASE });
  const session = JSON.stringify(await fakeBrowser.storage.session.get());
  expect(session).not.toContain('CANARY');
  expect(session).not.toContain('four words');
  await stage.vault.lock();
  expect(await fakeBrowser.storage.session.get()).toEqual({});
});

test.each(['computer', 'passphrase'] as const)('%s: a box moved to another host does not open', async (storageMode) => {
  await stage.vault.change(HOST, { key: new Secret(KEY), storageMode, passphrase: PHRASE });
  await row((found) => Object.assign(found.box ?? {}, { host: 'evil.example' }));
  expect((await stage.vault.readKey('evil.example')).state).toBe(storageMode === 'computer' ? 'none' : 'locked');
  expect((await stage.vault.readKey(HOST)).state).toBe('none');
});

test('a damaged row reads as no key', async () => {
  await stage.vault.change(HOST, { key: new Secret(KEY), storageMode: 'computer' });
  await row((found) => Object.assign(found, { box: { host: HOST, iv: 'x' } }));
  expect(await stage.vault.describe(HOST)).toEqual({
    hasKey: false,
    last4: '',
    storageMode: 'computer',
    isLocked: false,
    savedAt: null,
  });
  expect(await stage.vault.change(HOST, { key: new Secret(KEY) })).toBe('ok');
});
