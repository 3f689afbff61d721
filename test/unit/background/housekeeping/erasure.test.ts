import { createSettingsStore } from '@/entrypoints/background/connection/settings-store';
import { account } from '../../lookup/account';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createConnectionStore } from '@/entrypoints/background/connection/connection-store';
import { createErasure } from '@/entrypoints/background/housekeeping/erasure';
import { createMenuTitles } from '@/entrypoints/background/menu/menu-titles';
import { createSites } from '@/entrypoints/background/sites/sites';
import { createStoredScores } from '@/entrypoints/background/sites/stored-scores';
import { createMutex } from '@/utils/async/mutex';
import { Secret } from '@/utils/service/secret';
import { calendarDay } from '@/utils/settings/calendar-day';
import { parseSettings } from '@/utils/settings/settings';
import { decide } from '@/utils/storage/decisions';
import { ownSettings } from '@/utils/storage/settings-item';
import { ENGLISH } from '../../../texts/english';
import { ANSWER, createStage, scoreOf, settled } from '../../lookup/stage';
import { HOST, KEY, PHRASE, vaultStage } from '../../vault/vault-stage';

const { t } = ENGLISH;

const CRM = 'https://crm.example/*';
const SERVICE = `https://${HOST}/*`;
const MANAGED = 'https://managed.example/*';
const stage = createStage();
let registered: string[];
let origins: string[];
let connection: ReturnType<typeof createConnectionStore>;

/** A background with one enabled site, and a connection to a service. */
async function begin() {
  const { vault, accounts, savedBaseUrl } = await vaultStage();
  registered = [`site:${CRM}`];
  origins = [CRM, SERVICE, MANAGED];
  const { scripting, permissions, tabs } = fakeBrowser;
  vi.spyOn(permissions, 'contains').mockImplementation(async (wanted) =>
    (wanted.origins ?? []).every((origin) => origins.includes(origin)),
  );
  vi.spyOn(permissions, 'getAll').mockImplementation(async () => ({ origins: [...origins] }));
  vi.spyOn(permissions, 'remove').mockImplementation(async (given) => {
    origins = origins.filter((origin) => !given.origins?.includes(origin));
    return true;
  });
  vi.spyOn(scripting, 'getRegisteredContentScripts').mockImplementation(async () =>
    registered.map((id) => ({ id, js: ['detector.js'] })),
  );
  vi.spyOn(scripting, 'unregisterContentScripts').mockImplementation(async (gone) => {
    registered = registered.filter((id) => !gone?.ids?.includes(id));
  });
  vi.spyOn(tabs, 'query').mockImplementation(async () => [{ id: 5 }]);
  vi.spyOn(tabs, 'sendMessage').mockResolvedValue(undefined);
  await ownSettings.write({ ...parseSettings({}), baseUrl: `https://${HOST}`, sites: [CRM] });
  const runExclusive = createMutex();
  const settings = createSettingsStore({ vault, accounts, savedBaseUrl, runExclusive });
  connection = createConnectionStore({ vault, accounts, savedBaseUrl, settings, runExclusive });
  const engine = await stage.start();
  const sites = createSites(settings.change);
  const menuTitles = createMenuTitles();
  const forget = createErasure({
    database: stage.database,
    connection,
    settings,
    sites,
    engine: Promise.resolve(engine),
    compact,
    storedScores: createStoredScores(stage.database),
    menuTitles,
  });
  return { ...engine, forget, vault, accounts, menuTitles };
}

const compact = vi.fn(async () => undefined);

beforeEach(() => {
  compact.mockClear();
  return stage.clear();
});
afterEach(() => vi.restoreAllMocks());

test('deleting the settings removes the scripts of sites, the marks in open pages and the permissions', async () => {
  const { forget } = await begin();
  await forget.everything({ key: false, settings: true });
  expect(compact).toHaveBeenCalledOnce();
  expect(registered).toEqual([]);
  expect(fakeBrowser.tabs.sendMessage).toHaveBeenCalledWith(5, { to: 'sightline-page', name: 'recheckEnabled' });
  expect(origins).toEqual([]);
});

test('a service set by the organization keeps its permission, and all stay unless settings are deleted', async () => {
  const { forget } = await begin();
  await forget.everything({ key: true, settings: false });
  expect([registered, origins]).toEqual([[`site:${CRM}`], [CRM, SERVICE, MANAGED]]);
  await fakeBrowser.storage.managed.set({ baseUrl: 'https://managed.example' });
  await forget.everything({ key: true, settings: true });
  expect([registered, origins]).toEqual([[], [MANAGED]]);
});

test.each([
  { key: true, settings: false },
  { key: false, settings: true },
])('a save in progress leaves nothing of %j behind', async (also) => {
  const { forget, vault } = await begin();
  const saving = connection.save({
    baseUrl: `https://${HOST}`,
    key: KEY,
    storageMode: 'passphrase',
    passphrase: PHRASE.reveal(),
    dashboardUrl: '',
  });
  await forget.everything(also);
  await saving;
  expect((await vault.describe(HOST)).hasKey).toBe(!also.key);
  expect('settings' in (await fakeBrowser.storage.local.get())).toBe(!also.settings);
});

test('deleting the settings resets key storage, and a key that stays is stored as before', async () => {
  const { forget, vault } = await begin();
  const passphrase = PHRASE.reveal();
  const typed = { baseUrl: `https://${HOST}`, key: KEY, storageMode: 'passphrase', passphrase } as const;
  await connection.save({ ...typed, dashboardUrl: '' });
  await forget.everything({ key: false, settings: true });
  expect(await vault.describe(HOST)).toMatchObject({ hasKey: true, storageMode: 'passphrase' });
  await forget.everything({ key: true, settings: false });
  expect(await vault.describe(HOST)).toMatchObject({ hasKey: false, storageMode: 'passphrase' });
  await forget.everything({ key: true, settings: true });
  expect(await vault.describe(HOST)).toMatchObject({ hasKey: false, storageMode: 'computer' });
});

test('erasing a subject also ends its running and queued lookups', async () => {
  stage.settings.concurrency = 1;
  stage.sent = [];
  const { lookup, forget } = await begin();
  const ask = async (name: string) => {
    const started = await lookup.start(scoreOf(name), 'popup', { refresh: true });
    return started.ok ? started.id : '';
  };
  const first = await ask('jane');
  stage.sent[0]?.answer(ANSWER);
  expect(await lookup.wait(first)).toBe('done');
  const bob = await ask('bob');
  const waiting = lookup.wait(await ask('Jane'));
  await forget.subject(first);
  expect(compact).toHaveBeenCalledOnce();
  expect(await waiting).toBeUndefined();
  stage.sent[1]?.answer(ANSWER);
  expect(await lookup.wait(bob)).toBe('done');
  await settled();
  expect(stage.sent).toHaveLength(2);
  expect(await stage.database.lookups.toCollection().primaryKeys()).toEqual([bob]);
});

test('whenever everything is erased, nothing in a queue is sent afterwards', async () => {
  stage.settings.concurrency = 1;
  for (let turns = 0; turns < 30; turns++) {
    stage.sent = [];
    const { lookup, forget } = await begin();
    for (const name of ['jane', 'bob', 'casey']) await lookup.start(scoreOf(name), 'popup', { refresh: false });
    stage.sent[0]?.answer(ANSWER);
    for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
    await forget.everything({ key: false, settings: false });
    await settled();
    expect(stage.sent.slice(1).filter(({ isStopped }) => !isStopped())).toEqual([]);
    expect(await stage.database.lookups.count()).toBe(0);
  }
});

test.each([
  { key: true, settings: false },
  { key: false, settings: true },
])('no key is identified afterwards: %j', async (also) => {
  const { forget, accounts } = await begin();
  const idOf = (id: string) => accounts.idOf(`https://${HOST}`, new Secret(KEY), { id: account(id), isCurrent: false });
  expect(await idOf('before')).toBe('before');
  await forget.everything({ key: false, settings: false });
  expect(await idOf('after')).toBe('before');
  await forget.everything(also);
  expect(await idOf('after')).toBe('after');
});

test('deleting everything, settings included, does not refill the daily limit', async () => {
  stage.sent = [];
  stage.day = calendarDay(new Date());
  const { lookup, forget } = await begin();
  await lookup.start(scoreOf('jane'), 'popup', { refresh: false });
  await forget.everything({ key: true, settings: true });
  expect(await stage.database.lookups.count()).toBe(0);
  stage.settings.dailyLookups = 1;
  expect(await lookup.start(scoreOf('bob'), 'popup', { refresh: false })).toMatchObject({
    failure: { kind: 'budget-reached', limit: 1 },
  });
  stage.settings.dailyLookups = 200;
});

test('the menu no longer names an address', async () => {
  const { forget, menuTitles } = await begin();
  const titles: unknown[] = [];
  vi.spyOn(fakeBrowser.contextMenus, 'update').mockImplementation(async (_, { title }) => void titles.push(title));
  const { id } = await fakeBrowser.tabs.create({ active: true });
  await menuTitles.set(id ?? 0, 'jane@example.com');
  await forget.everything({ key: false, settings: false });
  expect(titles).toEqual(['Score “jane@example.com”', t('menu.scoreClicked')]);
});

test('erases a name with all its lookups, and also where only a decision or the log has it', async () => {
  const { lookup, forget } = await begin();
  const started = await lookup.start(scoreOf('jane'), 'popup', { refresh: true });
  stage.sent[0]?.answer(ANSWER);
  await settled();
  const id = started.ok ? started.id : '';
  const made = { of: 'subject', value: 'reject', note: '', validUntil: null, facts: '' } as const;
  expect(await decide(stage.database, { lookupId: id, made: [made] }, { now: 1, operator: '' })).toMatchObject([
    { made },
  ]);
  await stage.database.lookups.clear();
  const { email } = scoreOf('jane').request as { email: string };
  expect(await forget.named(email.toUpperCase())).toBe(true);
  expect(await stage.database.decisions.count()).toBe(0);
  expect((await stage.database.log.toArray()).map(({ content }) => content)).not.toContainEqual(
    expect.objectContaining({ subject: email }),
  );
  expect(await forget.named(email)).toBe(false);
});
