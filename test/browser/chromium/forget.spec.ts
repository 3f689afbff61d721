import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { storeLookups } from '../../bench/in-page/stored-lookups.ts';
import { startCanaryService } from '../canary.ts';
import { ask, message, states, storedLookups } from '../engine.ts';
import { expect } from '../expect.ts';
import { findInFolder } from '../find-in-folder.ts';
import { writeDown } from '../write-down.ts';
import { connect, extensionPage } from './extension.ts';
import { test } from './fixtures.ts';
import { backgroundOf, launch } from './launch.ts';

/** A part of a word is too short for Base64; but LevelDB's log writes keys in a special way. */
const filesWith = (folder: string, text: string): string[] =>
  findInFolder(folder, text, [
    Buffer.from(text, 'latin1'),
    Buffer.from(text, 'utf16le'),
    Buffer.from([...text].join('\\x00')),
  ]);

/** While Chromium merges, a look at its files may miss one. */
async function untilGone(browser: BrowserContext, folder: string, text: string): Promise<void> {
  const worker = await backgroundOf(browser);
  const isDue = async () =>
    Object.keys(await worker.evaluate(() => chrome.storage.local.get('compactionDue'))).length > 0;
  await expect.poll(async () => [filesWith(folder, text), await isDue()]).toEqual([[], false]);
}

/** A separate profile folder, in which a browser is started, used and closed, as often as needed. */
async function withProfile(use: (profile: Profile) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sightline-forget-'));
  const service = await startCanaryService();
  await use({
    folder,
    service,
    browse: async (act) => {
      const browser = await launch([], [], folder);
      await backgroundOf(browser);
      await act(browser);
      await browser.close();
    },
  });
  await service.close();
  await rm(folder, { recursive: true, force: true });
}

interface Profile {
  folder: string;
  service: Awaited<ReturnType<typeof startCanaryService>>;
  browse: (act: (browser: BrowserContext) => Promise<void>) => Promise<void>;
}

const EIGHT_DAYS_S = 691_200;
const HOUR_MS = 3_600_000;

const connectionOf = ({ url }: Profile['service']) => ({ baseUrl: url, host: new URL(url).host, accountId: 'c' });

// LevelDB cuts what repeats out of its blocks: parts of words are looked for. Of ten thousand lookups: Chromium merges for
// seconds, and its list of files names where each begins.
test('deleting all data leaves nothing of lookups, drafts, key and settings in any file of the profile', async () => {
  await withProfile(async ({ folder, service, browse }) => {
    await browse(async (browser) => {
      await connect(browser, service);
      const popup = await extensionPage(browser, 'popup.html');
      for (let i = 0; i < 8; i++) await ask(popup, `canary-subject-${i}@example.com`);
      await writeDown(popup, (await storedLookups(popup)).rows[0]?.id ?? '', 'canary-noted');
      await popup.evaluate(storeLookups, { from: 0, count: 10_000, connection: connectionOf(service) });
      await popup.getByTestId('email').fill('canary-draft@example.com');
      await expect.poll(() => filesWith(folder, 'canary-subject')).not.toEqual([]);
      await message(popup, 'forgetEverything', { key: true, settings: true });
      expect(await states(popup)).toEqual({});
    });
    for (const text of ['canary-', 'stored-', 'risk_score', service.apiKey])
      expect(filesWith(folder, text), text).toEqual([]);
  });
});

test('deleting a subject and expiry leave nothing in any file of the profile, even one that was used before', async () => {
  await withProfile(async ({ folder, service, browse }) => {
    const [first, second, old, recent] = ['quillon', 'bramwick', 'ashgrove', 'foxdyke'];
    const idOf = async (popup: Page, person: string) =>
      (await storedLookups(popup)).rows.find(({ email }) => email === person)?.id ?? '';
    const forget = async (popup: Page, person: string) =>
      message(popup, 'forgetSubject', { id: await idOf(popup, person) });
    await browse(async (browser) => {
      await connect(browser, service);
      const popup = await extensionPage(browser, 'popup.html');
      for (const email of [`${first}@example.com`, `${second}@example.com`]) {
        await ask(popup, email);
        await writeDown(popup, await idOf(popup, email), email);
      }
      await expect.poll(() => filesWith(folder, first)).not.toEqual([]);
      // The browser is closed before it could be done.
      await forget(popup, `${first}@example.com`);
    });
    await browse(async (browser) => {
      await untilGone(browser, folder, first);
      expect(filesWith(folder, second)).not.toEqual([]);
      const popup = await extensionPage(browser, 'popup.html');
      await forget(popup, `${second}@example.com`);
      await untilGone(browser, folder, second);
      const connection = connectionOf(service);
      await popup.evaluate(storeLookups, { name: old, from: EIGHT_DAYS_S, count: 100, connection });
      await popup.evaluate(storeLookups, { name: recent, from: 0, count: 10, connection });
      // An hour has to pass between two looks at the clock.
      await popup.evaluate(
        (seen) => chrome.storage.local.set({ seenTimes: { seen, confirmed: 0 } }),
        Date.now() - HOUR_MS,
      );
    });
    for (const person of [first, second]) expect(filesWith(folder, person)).toEqual([]);
    // What was kept longer than set goes at the next start.
    for (const name of [old, recent]) expect(filesWith(folder, name), name).not.toEqual([]);
    await browse((browser) => untilGone(browser, folder, old));
    expect(filesWith(folder, old)).toEqual([]);
    expect(filesWith(folder, recent)).not.toEqual([]);
  });
});
