import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import type { KeyStorageMode } from '@/utils/service/key-storage-mode';
import { servePages } from '../../pages/serve.ts';
import type { RunningService } from '../../service/start-service.ts';
import { t } from '../../texts/english-in-node.ts';
import { CANARY, carriesKeyHome, placesOf, SECRETS, startCanaryService, tracesOf } from '../canary.ts';
import { message } from '../engine.ts';
import { expect } from '../expect.ts';
import { findInFolder } from '../find-in-folder.ts';
import { keepKey, PASSPHRASE, unlock } from '../keep-key.ts';
import { score } from '../popup.ts';
import { everythingStored } from '../storages.ts';
import { enableSite } from './enable-site.ts';
import { connect, EXTENSION_ID, extensionPage } from './extension.ts';
import { test } from './fixtures.ts';
import { spendDay } from './full-session.ts';
import { backgroundOf, launch } from './launch.ts';
import { netLogTo, originsAskedBy, requestsIn } from './net-log.ts';
import { searchAtClose } from './watch-canary.ts';

const OURS = `chrome-extension://${EXTENSION_ID}`;
const DATABASE = path.join('Default', 'IndexedDB', `chrome-extension_${EXTENSION_ID}_0.indexeddb.leveldb`);
/** Where Chromium writes down what the menus of extensions say, and so the address that the pointer was over. */
const MENU = path.join('Default', 'Extension State');
/** A word of each: databases may cut a longer text into pieces. */
const PERSON = [CANARY.email, CANARY.name, 'canarybird', 'Canarybird'];
/** The name of the user's own file stays on their computer. */
const PRIVATE = [...PERSON, CANARY.file];

/** No file of the profile holds the key, the code of the team or the passphrase in clear. */
function expectNoSecret(profile: string): void {
  for (const text of [...SECRETS, 'CANARYKEY', PASSPHRASE]) expect(findInFolder(profile, text), text).toEqual([]);
}

/** Stores the key in a way. Memory holds it for one session; otherwise the background alone has it while it is unlocked. */
async function storeKey(context: BrowserContext, storageMode: KeyStorageMode): Promise<void> {
  const options = await extensionPage(context, 'options.html');
  await keepKey(options, storageMode);
  const holdingKey = placesOf(CANARY.key, await everythingStored(options));
  expect(holdingKey).toEqual(storageMode === 'session' ? ['storage.session'] : []);
  await options.close();
}

/**
 * Starts the browser again: the key is locked or gone, and a lookup is sent only with it. Then stores the key in each of
 * the `next` ways. `faults-storage.spec` finds a key on the computer after a restart.
 */
async function expectAfterRestart(
  profile: string,
  storageMode: 'passphrase' | 'session',
  service: RunningService,
  next: readonly KeyStorageMode[] = [],
): Promise<void> {
  service.clearRequests();
  const context = await launch([], [], profile);
  await backgroundOf(context);
  const popup = await extensionPage(context, 'popup.html');
  // The day ended with a refused key, after which nothing is sent.
  await message(popup, 'resumeSending', {});
  await score(popup, `${storageMode}@example.com`);
  if (storageMode === 'session') {
    await expect(popup.getByTestId('failure')).toContainText(t('failure.noKey.title'));
    expect(service.requests).toHaveLength(0);
  } else {
    await expect(popup.getByTestId('unlock-key')).toHaveText(t('action.unlockAndLookUp'));
    expect(service.requests).toHaveLength(0);
    await unlock(popup);
    await expect(popup.getByTestId('score')).toBeVisible();
    expect(service.requests).toHaveLength(1);
  }
  for (const mode of next) await storeKey(context, mode);
  await context.close();
  expectNoSecret(profile);
}

test('after a full session the key is nowhere and the person only where the user put it', async ({
  browserName: _,
}, info) => {
  const profile = mkdtempSync(path.join(tmpdir(), 'sightline-canary-'));
  const log = info.outputPath('net-log.json');
  const [service, pages] = [await startCanaryService(), await servePages()];
  try {
    const context = await launch([], netLogTo(log), profile);
    await backgroundOf(context);
    await connect(context, service);
    // The way with most secrets: the key and its passphrase.
    await storeKey(context, 'passphrase');
    await enableSite(context, pages.url);
    const site = await context.newPage();
    await site.goto(`${pages.url}/plain/mailto.html`);
    const day = await spendDay(context, service, site);
    await context.close();

    for (const secret of [...SECRETS, PASSPHRASE])
      expect(placesOf(secret, Object.values(day).flat()), secret).toEqual([]);
    for (const text of PRIVATE) {
      expect(placesOf(text, [...day.anonymous, ...day.titles]), text).toEqual([]);
    }
    for (const text of PERSON) expect(placesOf(text, day.exports).length, text).toBeGreaterThan(0);

    const sent = requestsIn(log);
    expect(sent.filter(carriesKeyHome)).toHaveLength(service.requests.length);
    expect(service.requests).toHaveLength(6);
    expect(originsAskedBy(OURS, log)).toEqual(new Set([service.url]));
    const traces = sent.flatMap(tracesOf);
    for (const text of [CANARY.key, CANARY.file]) expect(placesOf(text, traces), text).toEqual([]);
    for (const text of PERSON)
      expect(new Set(placesOf(text, traces)), text).toEqual(new Set([`body of a request to ${service.url}`]));

    expectNoSecret(profile);
    for (const text of PRIVATE) {
      const folders = findInFolder(profile, text).map((file) => path.dirname(file));
      expect(folders, text).toContain(DATABASE);
      expect([DATABASE, MENU], text).toEqual(expect.arrayContaining(folders));
    }
    await expectAfterRestart(profile, 'passphrase', service, ['computer', 'session']);
    await expectAfterRestart(profile, 'session', service);
  } finally {
    await Promise.all([service.close(), pages.close()]);
    rmSync(profile, { recursive: true, force: true });
  }
});

test('a leaked key fails the test that leaks it', async ({ background, context, service, session }) => {
  const leaks = {
    console: (key: string) => console.log(`key: ${key}`),
    error: (key: string) => void setTimeout(() => Promise.reject(new Error(`bad header Bearer ${key}`))),
    address: (key: string) => void fetch(`/?key=${key}`).catch(() => undefined),
    header: (key: string) => void fetch('/', { headers: { 'x-key': key } }).catch(() => undefined),
    document: (key: string) => document.body.setAttribute('data-key', btoa(`:${key}`)),
  };
  for (const [place, leak] of Object.entries(leaks)) {
    const own = await context.browser()?.newContext();
    if (!own) throw new Error('no browser');
    const { console, requests } = searchAtClose(own);
    const page = await own.newPage();
    await page.goto(service.url);
    const before = console.length + requests.length;
    await page.evaluate(leak, CANARY.key);
    if (place !== 'document') await expect.poll(() => console.length + requests.length).toBeGreaterThan(before);
    await expect(own.close(), place).rejects.toThrow('places of the canary key');
  }
  const heard = background.waitForEvent('console');
  await background.evaluate((key) => console.warn({ key }), CANARY.key);
  await heard;
  await expect(session.extension.leave(), 'background').rejects.toThrow('places of the canary key');
});
