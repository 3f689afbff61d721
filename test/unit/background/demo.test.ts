import 'fake-indexeddb/auto';
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createDemo } from '@/entrypoints/background/demo/demo';
import { createErasure } from '@/entrypoints/background/housekeeping/erasure';
import { registerRetention } from '@/entrypoints/background/housekeeping/retention';
import type { RunExclusive } from '@/utils/async/mutex';
import { interpret } from '@/utils/reading/interpret';
import { type Client, createClient } from '@/utils/service/client';
import { DEMO_BASE_URL, DEMO_ENVIRONMENT } from '@/utils/service/demo-account';
import { createDemoClient, demoAnswers } from '@/utils/service/demo-answers';
import type { RequestSubject } from '@/utils/service/operations';
import { Secret } from '@/utils/service/secret';
import { parseSettings } from '@/utils/settings/settings';
import { decide } from '@/utils/storage/decisions';
import { demoItem } from '@/utils/storage/demo-item';
import { ownProfiles } from '@/utils/storage/profiles-item';
import { ownSettings, settingsItem } from '@/utils/storage/settings-item';
import { account } from '../lookup/account';
import { createStage, idOf } from '../lookup/stage';
import { HOST, KEY, vaultStage } from '../vault/vault-stage';
import { connectedStage } from './connection/connected-stage';

const ANSWERS = demoAnswers.parse(JSON.parse(await readFile('public/demo.json', 'utf8')));
const OWN = { ...parseSettings({}), baseUrl: `https://${HOST}`, accountId: account('own') };
const KNOWN: RequestSubject[] = [
  ...ANSWERS.scores.map(({ email }) => ({ operation: 'score', request: { email } }) as const),
  ...ANSWERS.subjects.map(({ request }) => ({ operation: 'overview', request }) as const),
];
const scoreOf = (email: string): RequestSubject => ({ operation: 'score', request: { email } });

const runNow: RunExclusive = (task) => task();
const compact = async () => undefined;
const storedScores = { clear: vi.fn(async () => undefined), read: async () => ({}), newestId: async () => undefined };
const network = vi.fn<typeof fetch>(async () => Response.json({ risk_score: 1 }));
const client = createDemoClient({ readAnswers: async () => ANSWERS, now: () => 0, detectInBandFailure: () => null });
const stage = createStage();

/** A background whose user has a base URL, and a key if one is given. */
async function begin({ key }: { key?: string } = {}) {
  const kept = await vaultStage();
  vi.spyOn(fakeBrowser.permissions, 'contains').mockImplementation(async () => true);
  vi.spyOn(fakeBrowser.tabs, 'query').mockImplementation(async () => []);
  await ownSettings.write(OWN);
  const { connection, connect } = connectedStage(kept);
  if (key !== undefined) await kept.vault.change(HOST, { key: new Secret(key), storageMode: 'computer' });
  const service = createClient({ fetch: network, now: () => 0, detectInBandFailure: () => null });
  const send: Client = (lookup, to, stop) => (to.baseUrl === DEMO_BASE_URL ? client : service)(lookup, to, stop);
  const engine = await stage.start({ change: { send, resolveConnection: connect } });
  const common = { database: stage.database, engine: Promise.resolve(engine) };
  const erasure = createErasure({
    ...{
      ...common,
      connection,
      settings: { forget: async () => undefined },
      sites: { leaveAll: async () => undefined },
    },
    ...{ compact, storedScores, menuTitles: { clear: async () => undefined } },
  });
  const demo = createDemo({ ...common, erasure, connection, runExclusive: runNow });
  const ask = async (subject: RequestSubject) => {
    const id = idOf(await engine.lookup.start(subject, 'popup', { refresh: false }));
    await engine.lookup.wait(id);
    return { id, record: await stage.record(id), answer: await stage.database.answers.get(id) };
  };
  return { ...engine, ...kept, demo, ask, connect };
}

beforeEach(() => void network.mockClear());
afterEach(() => stage.clear());

test('the demo knows 20 addresses at example.com and six subjects, each answer reads, and one is a person with 28 hits', async () => {
  expect(ANSWERS.scores.every(({ email }) => email.endsWith('@example.com'))).toBe(true);
  const { demo, ask } = await begin();
  expect(await demo.start()).toBe('started');
  const hits = [];
  for (const subject of KNOWN) {
    const { record, answer } = await ask(subject);
    expect(record).toMatchObject({ state: 'done', environment: DEMO_ENVIRONMENT, baseUrl: DEMO_BASE_URL });
    const report = record && answer && interpret(record, answer, {})?.report;
    expect(report?.score?.value).toMatch(/^\d+$/);
    hits.push(report?.screeningEntries.length ?? 0);
  }
  expect(Math.max(...hits)).toBe(28);
  expect(network).not.toHaveBeenCalled();
  expect(await stage.database.log.count()).toBe(0);
});

test.each([
  scoreOf('jane@example.com'),
  scoreOf('amber.ashdown@example.org'),
  scoreOf('amber.ashdown+1@example.com'),
  { operation: 'overview', request: { subject_name: 'Jane Doe', entity_type: 'individual' } },
  { operation: 'overview', request: { subject_name: 'Marlow Quillfeather', entity_type: 'business' } },
  { operation: 'overview', request: { subject_name: 'Quillfeather', entity_type: 'individual' } },
] satisfies RequestSubject[])('the demo refuses %j, and asks no other service', async (subject) => {
  const { demo, ask } = await begin();
  await demo.start();
  const { record, answer } = await ask(subject);
  expect(record).toMatchObject({ state: 'failed', failure: { kind: 'demo-only' } });
  expect(answer).toBeUndefined();
  expect(network).not.toHaveBeenCalled();
});

test('with a key or with results the demo does not start, and lookups go to the service', async () => {
  const { demo, ask } = await begin({ key: KEY });
  expect(await demo.start()).toBe('has-key');
  await ask(scoreOf('jane@example.com'));
  expect(network).toHaveBeenCalledOnce();
  const later = await begin();
  expect(await later.demo.start()).toBe('has-results');
  expect(await settingsItem.read()).toMatchObject({ baseUrl: `https://${HOST}` });
});

test('a key that is stored while the demo runs is not read, and no request carries it', async () => {
  const { demo, vault, connect, ask } = await begin();
  await demo.start();
  await vault.change(HOST, { key: new Secret(KEY), storageMode: 'computer' });
  const readKey = vi.spyOn(vault, 'readKey');
  const connected = await connect();
  expect(connected.ok && connected.connection.key.reveal()).not.toBe(KEY);
  await ask(scoreOf('jane@example.com'));
  expect(readKey).not.toHaveBeenCalled();
  expect(network).not.toHaveBeenCalled();
});

/** Uses the demo in every way that stores something. */
async function use({ demo, ask, batches }: Awaited<ReturnType<typeof begin>>) {
  await demo.start();
  const { id } = await ask(scoreOf('amber.ashdown@example.com'));
  const made = { of: 'subject', value: 'reject', note: '', validUntil: null, facts: '' } as const;
  await decide(stage.database, { lookupId: id, made: [made] }, { now: 1, operator: '' });
  const subjects = [...KNOWN.slice(0, 4), scoreOf('jane@example.com')];
  await batches.start({ operation: 'score', subjects, gesture: 'popup', source: 'text', refresh: true });
  await ownProfiles.write({ [DEMO_BASE_URL]: { score: { version: 1 } } });
  await fakeBrowser.storage.session.set({ 'draft:email': 'amber.ashdown@example.com' });
}

/** What is stored about anybody. */
async function left() {
  const counts = await Promise.all(stage.database.tables.map(async (table) => [table.name, await table.count()]));
  return {
    tables: counts.filter(([, count]) => count !== 0),
    session: Object.keys(await fakeBrowser.storage.session.get(null)).filter((key) => !key.startsWith('key:')),
    profiles: await ownProfiles.read(),
  };
}

test('the end of the demo deletes all of it, and the settings are those of before', async () => {
  const background = await begin();
  await use(background);
  await background.demo.end();
  expect(await left()).toEqual({ tables: [], session: [], profiles: {} });
  expect(await settingsItem.read()).toEqual(OWN);
});

test('a browser that closes ends the demo, and the next start deletes what it left, and nothing else', async () => {
  await use(await begin());
  await fakeBrowser.storage.session.clear();
  const enforce = registerRetention(stage.database, { compact, resume: compact }, storedScores);
  await stage.database.spending.add({ host: HOST, day: '2099-01-01', count: 3 });
  await enforce(true);
  expect((await left()).tables.filter(([name]) => name !== 'spending')).toEqual([]);
  expect(await settingsItem.read()).toEqual(OWN);
});

test('no stored setting starts the demo', async () => {
  await begin();
  await ownSettings.write({ ...OWN, accountId: account('demo'), environment: DEMO_ENVIRONMENT });
  expect(await demoItem.read()).toBeUndefined();
  expect(await settingsItem.read()).toMatchObject({ accountId: '', environment: '', baseUrl: OWN.baseUrl });
});
