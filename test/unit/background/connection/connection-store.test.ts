import type { AccountId } from '@/utils/service/account-id';
import { account } from '../../lookup/account';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { Secret } from '@/utils/service/secret';
import { parseSettings } from '@/utils/settings/settings';
import { ownSettings } from '@/utils/storage/settings-item';
import { HOST, KEY, PHRASE, vaultStage } from '../../vault/vault-stage';
import { connectedStage } from './connected-stage';

const SECOND = 'sk_second_key_wxyz';
const before = { ...parseSettings({}), baseUrl: `https://${HOST}`, accountId: account('first') };
/** Recognizing a key takes a tenth of a second, which has too many moments. */
const FORGETFUL = {
  idOf: async (_url: string, _key: Secret, { id }: { id: AccountId }) => id,
  clear: async () => undefined,
};
const macrotask = () => new Promise((resolve) => setImmediate(resolve));
let stage: Awaited<ReturnType<typeof vaultStage>>;
let connect: ReturnType<typeof connectedStage>['connect'];
let purpose: ReturnType<typeof connectedStage>['purpose'];
let connection: ReturnType<typeof connectedStage>['connection'];
let settings: ReturnType<typeof connectedStage>['settings'];

beforeEach(async () => {
  stage = await vaultStage();
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
  // As in a browser, an answer of the storage is a moment old when it arrives.
  const { session } = fakeBrowser.storage;
  const read = session.get.bind(session);
  vi.spyOn(session, 'get').mockImplementation(async (keys) => {
    const found = await read(keys);
    await macrotask();
    return found;
  });
  ({ connection, settings, connect, purpose } = connectedStage({ ...stage, accounts: FORGETFUL }));
  await ownSettings.write(before);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Repeats some work for each of its moments (microtasks and some macrotasks), and acts in that moment. */
async function atEachMoment(parts: Record<'prepare' | 'work' | 'act' | 'check', () => Promise<unknown>>) {
  for (let moment = 0, wasOver = false; !wasOver; moment++) {
    await parts.prepare();
    let isOver = false;
    const working = parts.work().then(() => {
      isOver = true;
    });
    for (let i = 0; i < moment; i++) await (i % 8 === 7 ? macrotask() : null);
    wasOver = isOver;
    await Promise.all([parts.act(), working]);
    await parts.check();
  }
}

/** The account that a lookup of now would belong to, and the key that it would send. */
async function asked(): Promise<string> {
  const connected = await connect();
  if (!connected.ok) return connected.failure.kind;
  const { accountId, key } = connected.connection;
  return `${accountId === 'first' ? 'old' : 'new'} account, ${key.reveal() === KEY ? 'old' : 'new'} key`;
}
const saveSecond = () => connection.save({ baseUrl: before.baseUrl, key: SECOND, dashboardUrl: '' });

test('while another key for the same host is saved, a lookup uses account and key of one moment', async () => {
  await stage.vault.change(HOST, { key: new Secret(KEY), storageMode: 'computer' });
  const result = asked();
  await saveSecond();
  expect(await result).toBe('old account, old key');

  const seen = new Set<string>();
  await atEachMoment({
    prepare: async () => {
      await stage.vault.change(HOST, { key: new Secret(KEY), storageMode: 'computer' });
      await ownSettings.write(before);
    },
    work: saveSecond,
    act: async () => seen.add(await asked()),
    check: async () => expect(await asked()).toBe('new account, new key'),
  });
  expect([...seen]).toEqual(['new account, new key']);
});

test('Lock now at any moment of a lookup: the key is locked afterwards', async () => {
  await stage.vault.change(HOST, { key: new Secret(KEY), storageMode: 'passphrase', passphrase: PHRASE });
  const opened = await fakeBrowser.storage.session.get();
  await atEachMoment({
    prepare: () => fakeBrowser.storage.session.set(opened),
    work: () => connect(),
    act: () => connection.lockKey(),
    check: async () => expect((await connection.describe()).isLocked).toBe(true),
  });
});

test.each([
  ['another key', saveSecond],
  ['Lock now', () => connection.lockKey()],
  ['a changed setting', () => settings.change(() => ({ dailyLookups: 1 }))],
  ['a second', async () => vi.advanceTimersByTime(1_000)],
])('after %s, no further row of a batch uses what was read before', async (_, change) => {
  await stage.vault.change(HOST, { key: new Secret(KEY), storageMode: 'computer' });
  vi.useFakeTimers({ toFake: ['performance'] });
  const connected = await connect();
  if (!connected.ok) throw new Error(connected.failure.kind);
  expect(connected.isFresh()).toBe(true);
  await change();
  expect(connected.isFresh()).toBe(false);
});

test.each([
  [{ baseUrl: '' }, 'baseUrl', 'empty'],
  [{ dashboardUrl: 'http://a.example' }, 'dashboardUrl', 'not-https'],
  [{ key: 'two words' }, 'key', 'key-unreadable'],
  [{ passphrase: 'short' }, 'passphrase', 'passphrase-short'],
  [{ key: KEY, storageMode: 'passphrase' }, 'passphrase', 'passphrase-missing'],
] as const)('%o is refused with its field and a code', async (typed, field, problem) => {
  const saved = await connection.save({ baseUrl: `https://${HOST}`, dashboardUrl: '', ...typed });
  expect(saved).toEqual({ ok: false, field, problem });
});

test('a locked key cannot be stored in another way', async () => {
  await stage.vault.change(HOST, { key: new Secret(KEY), storageMode: 'passphrase', passphrase: PHRASE });
  await connection.lockKey();
  const typed = { baseUrl: `https://${HOST}`, dashboardUrl: '', storageMode: 'computer' } as const;
  expect(await connection.save(typed)).toEqual({ ok: false, field: 'key', problem: 'key-locked' });
});

test('a lookup is stamped with the case, a reason of the list and the name of the user', async () => {
  await stage.vault.change(HOST, { key: new Secret(KEY), storageMode: 'computer' });
  await settings.change(() => ({ reasons: ['Onboarding'], operatorName: 'k.sample' }));
  Object.assign(purpose, { reference: '4711', reason: 'Onboarding' });
  const stamped = { reference: '4711', reason: 'Onboarding', operator: 'k.sample' };
  expect(await connect()).toMatchObject({
    purpose: stamped,
    limits: { required: { reference: false, reason: false } },
  });
  await settings.change(() => ({ reasons: [], requireReference: true, requireReason: true }));
  Object.assign(purpose, { reference: '' });
  expect(await connect()).toMatchObject({
    purpose: { reason: '' },
    limits: { required: { reference: true, reason: true } },
  });
});
