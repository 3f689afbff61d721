import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { storeLookups } from '../../bench/in-page/stored-lookups.ts';
import { startCanaryService } from '../canary.ts';
import { ask, message, states } from '../engine.ts';
import { findInFolder } from '../find-in-folder.ts';
import { connect, extensionPage } from './extension.ts';
import { expect, test } from './fixtures.ts';
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

const connectionOf = ({ url }: Profile['service']) => ({ baseUrl: url, host: new URL(url).host, accountId: 'c' });

/** Asks for a few people, and forgets everything. LevelDB cuts what repeats out of its blocks: parts of words are looked for. */
async function forgetsEverything({ folder, service, browse }: Profile, stored: number): Promise<void> {
  await browse(async (browser) => {
    await connect(browser, service);
    const popup = await extensionPage(browser, 'popup.html');
    for (let i = 0; i < 8; i++) await ask(popup, `canary-subject-${i}@example.com`);
    await popup.evaluate(storeLookups, { from: 0, count: stored, connection: connectionOf(service) });
    await popup.getByTestId('email').fill('canary-draft@example.com');
    await expect.poll(() => filesWith(folder, 'canary-subject')).not.toEqual([]);
    await message(popup, 'forgetEverything', { key: true, settings: true });
    expect(await states(popup)).toEqual({});
  });
  for (const text of ['canary-', 'stored-', 'risk_score', service.apiKey])
    expect(filesWith(folder, text), text).toEqual([]);
}

test('Forget everything: of lookups, drafts, key and settings nothing is in any file of the profile', () =>
  withProfile((profile) => forgetsEverything(profile, 0)));

// Chromium merges for seconds, and its list of files names where each begins.
test('Forget everything: of ten thousand lookups nothing is in any file of the profile', async () => {
  await withProfile((profile) => forgetsEverything(profile, 10_000));
});

test('Forget this subject: nothing of it is in any file of the profile, also of one that was used before', async () => {
  await withProfile(async ({ folder, service, browse }) => {
    const people = ['quillon@example.com', 'bramwick@example.org'];
    for (const [i, person] of people.entries()) {
      await browse(async (browser) => {
        if (i === 0) await connect(browser, service);
        const popup = await extensionPage(browser, 'popup.html');
        for (const email of people.slice(i)) await ask(popup, email);
        await expect.poll(() => filesWith(folder, person.slice(0, 7))).not.toEqual([]);
        await message(popup, 'forgetSubject', { id: await idOf(popup, person) });
        if (i > 0) await untilGone(browser, folder, person.slice(0, 7));
      });
      // The first time the browser is closed before it could be done.
      if (i === 0) await browse((browser) => untilGone(browser, folder, person.slice(0, 7)));
      expect(filesWith(folder, person.slice(0, 7))).toEqual([]);
      const kept = people[i + 1];
      if (kept) expect(filesWith(folder, kept.slice(0, 7))).not.toEqual([]);
    }
  });
});

test('Retention: what was kept longer than set is in no file of the profile after the next start', async () => {
  await withProfile(async ({ folder, service, browse }) => {
    const connection = connectionOf(service);
    const eightDaysOfSeconds = 691_200;
    await browse(async (browser) => {
      await connect(browser, service);
      const popup = await extensionPage(browser, 'popup.html');
      await ask(popup, 'jane@example.com');
      await popup.evaluate(storeLookups, { name: 'quillon', from: eightDaysOfSeconds, count: 100, connection });
      await popup.evaluate(storeLookups, { name: 'foxdyke', from: 0, count: 10, connection });
    });
    expect(filesWith(folder, 'quillon')).not.toEqual([]);
    await browse((browser) => untilGone(browser, folder, 'quillon'));
    expect(filesWith(folder, 'quillon')).toEqual([]);
    expect(filesWith(folder, 'foxdyke')).not.toEqual([]);
  });
});

/** The lookup of an address that has been asked before: asked again, it is answered by it. */
async function idOf(page: Page, email: string): Promise<string> {
  const subject = { operation: 'score', request: { email } };
  const again = await message(page, 'lookup', { subject, gesture: 'popup', refresh: false });
  return (again as { id: string }).id;
}
