import { account } from '../../lookup/account';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { Secret } from '@/utils/service/secret';
import { parseSettings, type Settings } from '@/utils/settings/settings';
import { renewPolicy } from '@/utils/storage/policy-item';
import { ownSettings, settingsItem } from '@/utils/storage/settings-item';
import { HOST, KEY, PHRASE, vaultStage } from '../../vault/vault-stage';
import { connectedStage } from './connected-stage';

const BASE = `https://${HOST}`;
const SECOND = 'sk_second_key_wxyz';
let stage: Awaited<ReturnType<typeof vaultStage>>;
let connection: ReturnType<typeof connectedStage>['connection'];
let settings: ReturnType<typeof connectedStage>['settings'];

const begin = async (vault = stage.vault) => {
  ({ connection, settings } = connectedStage({ ...stage, vault }));
};
beforeEach(async () => {
  stage = await vaultStage();
  vi.spyOn(fakeBrowser.permissions, 'remove').mockResolvedValue(undefined);
  await begin();
});
afterEach(() => vi.restoreAllMocks());

type Typed = Partial<Parameters<typeof connection.save>[0]>;
/** Saves as the settings page does; answers with the id of the account in force. */
async function save(typed: Typed = {}): Promise<string> {
  const saved = await connection.save({ baseUrl: BASE, dashboardUrl: '', ...typed });
  if (!saved.ok) throw new Error(saved.problem);
  return inForce();
}
const inForce = async () => (await settingsItem.read()).accountId;
const restart = async () => begin(await stage.restart());
const set = async (own: Partial<Settings>) => ownSettings.write({ ...parseSettings({}), ...own });

test.each([
  ['this session only', { storageMode: 'session' }],
  ['on this computer', { storageMode: 'computer' }],
  ['locked with a passphrase', { storageMode: 'passphrase', passphrase: PHRASE.reveal() }],
] as const)('kept %s: the same key after a restart is the same account', async (_, how) => {
  const first = await save({ key: KEY, ...how });
  expect(first).not.toBe('');
  expect(await save({ key: KEY, ...how })).toBe(first);
  await restart();
  expect(await save({ key: KEY, ...how })).toBe(first);
  await connection.forgetKey();
  expect(await save({ key: KEY, ...how })).toBe(first);
});

test('another key is another account, and the first one is known again when it returns', async () => {
  const first = await save({ key: KEY });
  const second = await save({ key: SECOND });
  expect(second).not.toBe(first);
  expect(await save({ key: KEY })).toBe(first);
  expect(await save({ key: SECOND })).toBe(second);
});

test('another storage mode keeps the account', async () => {
  const first = await save({ key: KEY, storageMode: 'computer' });
  expect(await save({ storageMode: 'passphrase', passphrase: PHRASE.reveal() })).toBe(first);
  expect(await save({ storageMode: 'session' })).toBe(first);
});

test('another host or path is another account, also by a settings file; back at the first it is known again', async () => {
  const first = await save({ key: KEY });
  const path = await save({ baseUrl: `${BASE}/v2` });
  const host = await save({ baseUrl: 'https://b.example', key: KEY });
  expect(new Set([first, path, host]).size).toBe(3);
  expect(await save({ key: KEY })).toBe(first);
  await connection.importSettings({ baseUrl: `${BASE}/v2` });
  expect(await inForce()).toBe(path);
  await connection.importSettings({ baseUrl: 'https://b.example' });
  expect([first, path, host]).not.toContain(await inForce());
  expect(await save({ baseUrl: 'https://b.example', key: KEY })).toBe(host);
});

test('an id of version 0.1.0 stays with the key that is held, then and from then on', async () => {
  await set({ baseUrl: BASE, accountId: account('random') });
  await stage.vault.change(HOST, { key: new Secret(KEY), storageMode: 'computer' });
  expect(await save({ key: KEY, storageMode: 'session' })).toBe('random');
  await restart();
  expect(await save({ key: KEY })).toBe('random');
  expect(await save({ key: SECOND })).not.toBe('random');
});

test('an id of version 0.1.0 stays with its key when another one takes its place', async () => {
  await set({ baseUrl: BASE, accountId: account('random') });
  await stage.vault.change(HOST, { key: new Secret(KEY), storageMode: 'computer' });
  expect(await save({ key: SECOND })).not.toBe('random');
  expect(await save({ key: KEY })).toBe('random');
});

test('under the address of a policy an account keeps its id when it is saved again, and apart from the own one', async () => {
  await set({ baseUrl: 'https://own.example', accountId: account('own') });
  await stage.vault.change(HOST, { key: new Secret(KEY), storageMode: 'computer' });
  const long = `${BASE}/${'long/'.repeat(300)}x`;
  await fakeBrowser.storage.managed.set({ baseUrl: long });
  await renewPolicy();
  const managed = await inForce();
  expect(managed).not.toBe('own');
  expect(await save()).toBe(managed);
  expect(await save({ key: KEY })).toBe(managed);
  await restart();
  expect(await save({ key: KEY })).toBe(managed);
  await connection.importSettings({ baseUrl: 'https://file.example', reuseHours: 3 });
  expect(await inForce()).toBe(managed);
  expect((await settingsItem.read()).reuseHours).toBe(3);
});

test('with results kept for the session only, nothing identifies the key afterwards', async () => {
  await set({ keepResults: 'session' });
  const clear = vi.spyOn(stage.accounts, 'clear');
  const idOf = vi.spyOn(stage.accounts, 'idOf');
  const first = await save({ key: KEY, storageMode: 'session' });
  expect(await save({ key: KEY })).toBe(first);
  await restart();
  expect(await save({ key: KEY })).not.toBe(first);
  expect(idOf).not.toHaveBeenCalled();
  await settings.change(() => ({ keepResults: '7' }));
  expect(clear).not.toHaveBeenCalled();
  await settings.change(() => ({ keepResults: 'session' }));
  expect(clear).toHaveBeenCalledOnce();
});
