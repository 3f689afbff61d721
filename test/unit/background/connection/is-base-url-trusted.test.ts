import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { POLICY_KEY } from '@/utils/storage/policy-item';
import { ownSettings } from '@/utils/storage/settings-item';
import { HOST, KEY, vaultStage } from '../../vault/vault-stage';
import { connectedStage } from './connected-stage';

const BASE = `https://${HOST}`;
const EVIL = `${BASE}/evil`;
let connect: ReturnType<typeof connectedStage>['connect'];
let connection: ReturnType<typeof connectedStage>['connection'];
let settings: ReturnType<typeof connectedStage>['settings'];
let managed: Record<string, unknown>;

beforeEach(async () => {
  managed = {};
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
  vi.spyOn(fakeBrowser.permissions, 'remove').mockResolvedValue(undefined);
  vi.spyOn(fakeBrowser.storage.managed, 'get').mockImplementation(async () => managed);
  ({ connection, settings, connect } = connectedStage(await vaultStage()));
});
afterEach(() => vi.restoreAllMocks());

const save = (baseUrl: string, key?: string) =>
  connection.save({ baseUrl, dashboardUrl: '', ...(key === undefined ? {} : { key }) });
/** As a script in a page does that can write to `storage.local`. */
const alter = async (baseUrl: string) => ownSettings.write({ ...(await ownSettings.read()), baseUrl });

/** Where a lookup would be sent with the key, or why it is not. */
async function destination(): Promise<string> {
  const connected = await connect();
  return connected.ok ? connected.connection.baseUrl : connected.failure.kind;
}

test('sends nothing to another path of the same host unless the user saves it', async () => {
  await save(BASE, KEY);
  expect(await destination()).toBe(BASE);
  await alter(EVIL);
  expect(await destination()).toBe('address-altered');
  await save(`${BASE}/v2`);
  expect(await destination()).toBe(`${BASE}/v2`);
});

test('sends to the address of a policy, but not to one that only its copy names', async () => {
  await save(BASE, KEY);
  await fakeBrowser.storage.local.set({ [POLICY_KEY]: { baseUrl: EVIL } });
  expect(await destination()).toBe('address-altered');
  managed = { baseUrl: `${BASE}/tenant/` };
  expect(await destination()).toBe('address-altered');
  await fakeBrowser.storage.local.set({ [POLICY_KEY]: managed });
  expect(await destination()).toBe(`${BASE}/tenant`);
});

test('a settings file takes no key to another path of the same host, and the user can type it there', async () => {
  await save(BASE, KEY);
  await connection.importSettings({ baseUrl: BASE, reuseHours: 3 });
  expect(await destination()).toBe(BASE);
  await connection.importSettings({ baseUrl: `${BASE}/v3` });
  expect(await destination()).toBe('no-key');
  await save(`${BASE}/v3`, KEY);
  expect(await destination()).toBe(`${BASE}/v3`);
});

test('forgotten settings leave no address behind', async () => {
  await save(BASE, KEY);
  await settings.forget();
  expect(await destination()).toBe('not-set-up');
  await alter(`${BASE}/v4`);
  expect(await destination()).toBe(`${BASE}/v4`);
});

test('a save trusts the address that the user typed, not one that only the copy of a policy names', async () => {
  await save(BASE, KEY);
  await fakeBrowser.storage.local.set({ [POLICY_KEY]: { baseUrl: EVIL } });
  await save(BASE);
  expect(await destination()).toBe(BASE);
  await fakeBrowser.storage.local.set({ [POLICY_KEY]: { baseUrl: EVIL } });
  expect(await destination()).toBe('address-altered');
});

test('a key that the user types goes to no host that only the copy of a policy names', async () => {
  await fakeBrowser.storage.local.set({ [POLICY_KEY]: { baseUrl: 'https://enabled-site.example' } });
  await save(BASE, KEY);
  expect(await destination()).toBe(BASE);
});
