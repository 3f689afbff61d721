import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { digestOf, subjectKeys } from '@/utils/lookup/subject-key';
import { ruleFor } from '@/utils/reading/score/score-rules';
import type { RequestSubject } from '@/utils/service/operations';
import { Database } from '@/utils/storage/database';
import { scoreRulesItem } from '@/utils/storage/score-rules-item';
import { ownSettings } from '@/utils/storage/settings-item';
import { KEY_VAULT_MARKER } from '@/utils/vault/stored-key';
import { HOST, KEY, vaultStage } from '../../vault/vault-stage';
import { connectedStage } from './connected-stage';

const BASE = `https://${HOST}`;
const ACCOUNT = 'b5a1ee3c-0000-4000-8000-000000000001';
const JANE: RequestSubject = { operation: 'score', request: { email: 'jane@example.com' } };
const RULE = { pointer: '/score', type: 'number', direction: 'safer' } as const;

/** The tables of each version of the database, as that version declared them. */
const TABLES: Record<number, Record<string, string>> = {
  1: { lookups: 'id, state, createdAt, [subjectKey+state+endedAt]', answers: 'id' },
  2: {
    lookups:
      'id, state, createdAt, sentAt, [subjectKey+state+endedAt], [subjectKey+state], [batchId+state+position], [batchId+position], [batchId+reusedFrom]',
    answers: 'id',
    batches: 'id, state, createdAt',
    gates: 'connectionId',
    spending: '[host+day], day',
  },
};
TABLES[3] = TABLES[2] ?? {};
TABLES[4] = { ...TABLES[3], lookups: `${TABLES[3].lookups}, [spellingKey+state]` };
const KEY_TEXT = JSON.stringify([BASE, ACCOUNT, 'score', [['email', 'jane@example.com']]]);
const LOOKUP = {
  id: 'a',
  subject: JANE,
  subjectKey: KEY_TEXT,
  ...{ baseUrl: BASE, host: HOST, connectionName: 'Live', gesture: 'menu', state: 'done' },
  ...{ createdAt: 1000, timeoutSeconds: 20, endedAt: 1500 },
};
const SENT = { connectionId: ACCOUNT, batchId: 'batch', position: 0, attempt: 1, sentAt: 1000 };
/** The lookup as each version stored it. */
const LOOKUPS: Record<number, object> = {
  1: LOOKUP,
  2: { ...LOOKUP, ...SENT },
  3: { ...LOOKUP, ...SENT, subjectKey: digestOf(KEY_TEXT) },
  4: { ...LOOKUP, ...SENT, subjectKey: digestOf(KEY_TEXT), spellingKey: '' },
};
const BATCH = {
  ...{ id: 'batch', createdAt: 900, operation: 'score', gesture: 'batch', source: 'text', total: 1, refresh: false },
  ...{
    state: 'paused',
    pause: { by: 'agent' },
    baseUrl: BASE,
    host: HOST,
    connectionId: ACCOUNT,
    connectionName: 'Live',
  },
};

/** Writes what an older version left behind: database, settings, rules, and the key on this computer. */
async function writeProfile(version: number): Promise<void> {
  const old = new Dexie('sightline');
  old.version(version).stores(TABLES[version] ?? {});
  await old.table('lookups').add(LOOKUPS[version]);
  await old.table('answers').add({ id: 'a', status: 200, contentType: 'application/json', text: '{"score":1}', ms: 5 });
  if (version > 1) await old.table('batches').add(BATCH);
  old.close();
  await fakeBrowser.storage.local.set({
    settings: { baseUrl: BASE, connectionId: ACCOUNT, connectionName: 'Live', countryFormat: 'alpha-3', reuseHours: 5 },
    'reading-rules': { [BASE]: { score: RULE } },
  });
  const wrapping = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = (text: string) => new TextEncoder().encode(text);
  const text = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bytes(HOST) }, wrapping, bytes(KEY));
  const vault = new Dexie(KEY_VAULT_MARKER);
  vault.version(2).stores({ kept: '' });
  await vault
    .table('kept')
    .put({ keeping: 'computer', box: { host: HOST, iv, text: new Uint8Array(text), wrapping } }, 'api-key');
  vault.close();
}

beforeEach(() => {
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
  vi.spyOn(fakeBrowser.permissions, 'remove').mockResolvedValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  return Dexie.delete('sightline');
});

test.each([1, 2, 3, 4])(
  'a profile of database version %i opens with its key, rule, history and batch',
  async (version) => {
    const { connect } = connectedStage(await vaultStage());
    await writeProfile(version);
    const connected = await connect('score');

    if (!connected.ok) throw new Error(connected.failure.kind);
    expect(connected.connection.key.reveal()).toBe(KEY);
    expect(connected.name).toBe('Live');
    expect(connected.connection.accountId).toBe(ACCOUNT);
    expect(await ownSettings.read()).toMatchObject({
      activeConnectionId: 'first',
      countryFormat: 'alpha-3',
      reuseHours: 5,
    });
    expect(ruleFor(await scoreRulesItem.read(), BASE, 'score')).toEqual(RULE);

    const database = new Database();
    const { subjectKey } = subjectKeys(JANE, connected.connection);
    expect(await database.lookups.where('[subjectKey+state]').equals([subjectKey, 'done']).primaryKeys()).toEqual([
      'a',
    ]);
    expect((await database.answers.get('a'))?.text).toBe('{"score":1}');
    expect(await database.batches.toArray()).toEqual(version > 1 ? [BATCH] : []);
    database.close();
  },
);

test('the first change of a setting stores the connection in a list, and its key stays', async () => {
  const { connection: store } = connectedStage(await vaultStage());
  await writeProfile(4);
  await store.change(() => ({ reuseHours: 7 }));
  const { settings } = await fakeBrowser.storage.local.get<{ settings: Record<string, unknown> }>('settings');
  expect(settings).toMatchObject({
    reuseHours: 7,
    activeConnectionId: 'first',
    connections: [{ id: 'first', accountId: ACCOUNT, name: 'Live', baseUrl: BASE, environment: 'production' }],
  });
  expect(settings).not.toHaveProperty('baseUrl');
  expect(await store.describe()).toMatchObject({ host: HOST, hasKey: true, last4: KEY.slice(-4) });
});

test('two connections on one host keep two keys', async () => {
  const { connection: store, connect } = connectedStage(await vaultStage());
  const save = (key: string, connectionName: string) =>
    store.save({ baseUrl: BASE, connectionName, dashboardUrl: '', key, storageMode: 'computer' });
  const use = (activeConnectionId: string) => store.change(() => ({ activeConnectionId }));
  const inUse = async () => {
    const connected = await connect('score');
    return connected.ok ? `${connected.name}: ${connected.connection.key.reveal()}` : connected.failure.kind;
  };

  await save('sk_live_0123456789', 'Live');
  await use('sandbox');
  expect(await inUse()).toBe('not-set-up');
  await save('sk_test_0123456789', 'Sandbox');
  expect(await inUse()).toBe('Sandbox: sk_test_0123456789');
  await use('first');
  expect(await inUse()).toBe('Live: sk_live_0123456789');
  await store.forgetKey();
  expect(await inUse()).toBe('no-key');
  await use('sandbox');
  expect(await inUse()).toBe('Sandbox: sk_test_0123456789');
  await store.forgetKeys();
  expect(await inUse()).toBe('no-key');
});
