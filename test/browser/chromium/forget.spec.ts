import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCanaryService } from '../canary.ts';
import { ask, ledger, message, states } from '../engine.ts';
import { connect, extensionPage } from './extension.ts';
import { expect, test } from './fixtures.ts';
import { backgroundOf, launch } from './launch.ts';

/** Files below a folder that hold a text, as bytes of one or of two each. */
async function filesWith(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const bytes = await readFile(file).catch(() => Buffer.alloc(0));
    if (bytes.includes(Buffer.from(text, 'latin1')) || bytes.includes(Buffer.from(text, 'utf16le'))) found.push(file);
  }
  return found;
}

test('Forget everything: of look-ups, drafts, key and settings nothing is in any file of the profile', async () => {
  const profile = await mkdtemp(path.join(tmpdir(), 'sightline-forget-'));
  const service = await startCanaryService();
  const browser = await launch([], [], profile);
  await backgroundOf(browser);
  await connect(browser, service);
  const popup = await extensionPage(browser, 'popup.html');
  for (let i = 0; i < 8; i++) await ask(popup, `canary-subject-${i}@example.com`);
  await popup.getByLabel('Email address').fill('canary-draft@example.com');
  await expect.poll(() => filesWith(profile, 'canary-subject')).not.toEqual([]);
  await message(popup, 'forgetEverything', { key: true, settings: true });
  expect(await states(popup)).toEqual({});
  await browser.close();
  // LevelDB cuts what repeats out of its blocks, so a part of a word is looked for.
  for (const text of ['canary-', 'risk_score', service.apiKey])
    expect(await filesWith(profile, text), text).toEqual([]);
  await service.close();
  await rm(profile, { recursive: true, force: true });
});

test('Forget this subject: gone from every table and page, and nobody else is', async ({
  connected,
  open,
  service,
}) => {
  void connected;
  const popup = await open('popup.html');
  for (const email of ['jane@example.com', 'bob@example.com']) await ask(popup, email);
  const id = await popup.evaluate(async () => {
    const subject = { operation: 'score', request: { email: 'jane@example.com' } };
    const data = { subject, gesture: 'popup', refresh: false };
    return (await chrome.runtime.sendMessage({ to: 'sightline', name: 'lookup', data })).value.id;
  });
  expect(service.requests).toHaveLength(2);
  await message(popup, 'forgetSubject', { id });
  expect((await ledger(popup)).rows.map(({ email }) => email)).toEqual(['bob@example.com']);
  await popup.getByRole('tab', { name: 'Recent' }).click();
  await expect(popup.getByText('bob@example.com')).toBeVisible();
  await expect(popup.getByText('jane@example.com')).toHaveCount(0);
});
