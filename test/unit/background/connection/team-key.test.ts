import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createSealAdoption } from '@/entrypoints/background/connection/adopt-seal';
import { registerPolicy } from '@/entrypoints/background/connection/policy-copy';
import type { Engine } from '@/entrypoints/background/engine/start-engine';
import type { Sites } from '@/entrypoints/background/sites/sites';
import type { SealProblem } from '@/utils/service/key-storage-mode';
import { Secret } from '@/utils/service/secret';
import { ownSettings } from '@/utils/storage/settings-item';
import { createTeamCode, parseTeamCode } from '@/utils/team-key/team-code';
import { sealForTeam } from '@/utils/team-key/team-seal';
import { HOST, KEY, vaultStage } from '../../vault/vault-stage';
import { connectedStage } from './connected-stage';

const CODE = createTeamCode((bytes) => crypto.getRandomValues(bytes)).reveal();
const OTHER_CODE = createTeamCode((bytes) => crypto.getRandomValues(bytes)).reveal();
const NEW_KEY = 'sk_CANARY_new_0123456789';
const FORM = { baseUrl: `https://${HOST}`, dashboardUrl: '' };

async function sealOf(key: string, code = CODE, host = HOST): Promise<string> {
  const parsed = parseTeamCode(code);
  if (parsed === null) throw new Error('A new code can be read.');
  return sealForTeam(new Secret(key), { code: parsed, host, iv: crypto.getRandomValues(new Uint8Array(12)) });
}

let stage: Awaited<ReturnType<typeof vaultStage>>;
let connection: ReturnType<typeof connectedStage>['connection'];
/** What the browser says; scripts in pages cannot change it. */
let managed: Record<string, unknown>;

beforeEach(async () => {
  stage = await vaultStage();
  ({ connection } = connectedStage(stage));
  managed = { sealedKey: await sealOf(KEY) };
  vi.spyOn(fakeBrowser.storage.managed, 'get').mockImplementation(async () => managed);
});

async function keyInUse(): Promise<string | null> {
  const key = await stage.vault.heldKey(HOST);
  return key === null ? null : key.reveal();
}

test('a code with a typing error is not tried; the right one gives the key, which no reply contains', async () => {
  const typo = CODE.slice(0, -1) + (CODE.endsWith('0') ? '1' : '0');
  expect(await connection.save({ ...FORM, key: typo })).toEqual({ ok: false, field: 'key', problem: 'code-mistyped' });
  expect(await keyInUse()).toBeNull();
  const saved = await connection.save({ ...FORM, key: CODE.toLowerCase() });
  expect(await keyInUse()).toBe(KEY);
  const told = JSON.stringify([saved, await connection.describe()]);
  for (const secret of [KEY, KEY.slice(-4), CODE, CODE.replaceAll('-', '')]) expect(told).not.toContain(secret);
});

test('with a sealed key in the policy, an API key is not taken for a code', async () => {
  expect(await connection.save({ ...FORM, key: KEY })).toMatchObject({ ok: false, problem: 'code-mistyped' });
});

test.each<[SealProblem, () => Promise<string>]>([
  ['other-code', () => sealOf(NEW_KEY, OTHER_CODE)],
  ['other-host', () => sealOf(NEW_KEY, CODE, 'evil.example')],
  ['damaged', async () => (await sealOf(NEW_KEY)).slice(0, -4)],
  ['damaged', async () => NEW_KEY],
])('a policy with a seal that is %s leaves the key before, and is named', async (problem, sealed) => {
  await connection.save({ ...FORM, key: CODE });
  managed = { sealedKey: await sealed() };
  expect(await connection.adoptSeal()).toBe(false);
  expect(await keyInUse()).toBe(KEY);
  expect(await connection.describe()).toMatchObject({ hasKey: true, sealProblem: problem });
  expect(await connection.save({ ...FORM, key: CODE })).toEqual({ ok: false, field: 'key', problem });
  expect(await keyInUse()).toBe(KEY);
});

test('a new seal replaces the key, keeps the account with its results, and continues what the old key stopped', async () => {
  await connection.save({ ...FORM, key: CODE });
  const { accountId } = await ownSettings.read();
  const keyEntered = vi.fn(async (_accountId: string) => undefined);
  // Adopting a seal uses nothing else.
  const engine = Promise.resolve({ batches: { keyEntered } } as unknown as Engine);
  const sites = { refresh: async () => undefined } as unknown as Sites;
  managed = { sealedKey: await sealOf(NEW_KEY) };
  registerPolicy(sites, createSealAdoption(connection, engine));
  await expect.poll(keyInUse).toBe(NEW_KEY);
  await expect.poll(() => keyEntered.mock.calls).toEqual([[accountId]]);
  expect((await ownSettings.read()).accountId).toBe(accountId);
  expect(await connection.describe()).toMatchObject({ hasKey: true, last4: '', sealProblem: null });
});

test('an old seal that a page writes into the copy of the policy replaces nothing', async () => {
  const old = managed;
  await connection.save({ ...FORM, key: CODE });
  managed = { sealedKey: await sealOf(NEW_KEY) };
  expect(await connection.adoptSeal()).toBe(true);
  await fakeBrowser.storage.local.set({ policy: old });
  expect(await connection.adoptSeal()).toBe(false);
  expect(await keyInUse()).toBe(NEW_KEY);
});
