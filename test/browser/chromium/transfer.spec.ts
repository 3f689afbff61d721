import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { parseSettingsFile } from '@/utils/settings/settings-file';
import { startService } from '../../service/start-service.ts';
import { t } from '../../texts/english-in-node.ts';
import { MALICIOUS } from '../../unit/settings/malicious-files';
import { expect } from '../expect.ts';
import { score } from '../popup.ts';
import { settingsAt, showSection } from '../settings-section.ts';
import { test } from './fixtures.ts';

const problemOf = (text: string): string => {
  const read = parseSettingsFile(text);
  return read.ok ? 'none' : read.problem.kind;
};

const stored = (page: Page) => page.evaluate(async () => JSON.stringify(await chrome.storage.local.get()));

/** Chooses a file with this text, as a person does. */
async function choose(options: Page, text: string): Promise<void> {
  const chooser = options.waitForEvent('filechooser');
  await options.getByRole('button', { name: t('transfer.import') }).click();
  await (await chooser).setFiles({ name: 'settings.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

test('export: a file without key and account; import of the same changes nothing', async ({ open, service }) => {
  const options = await open(settingsAt('transfer'));
  const before = await stored(options);
  const { accountId } = JSON.parse(before).settings;
  const downloading = options.waitForEvent('download');
  await options.getByRole('button', { name: t('transfer.export') }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('sightline-settings.json');
  const text = readFileSync(await download.path(), 'utf8');
  expect(JSON.parse(text).settings.baseUrl).toBe(service.url);
  expect(text).not.toContain(service.apiKey);
  expect(text).not.toContain(accountId);
  await choose(options, text);
  await expect(options.getByText(t('transfer.noChanges'))).toBeVisible();
  expect(await stored(options)).toBe(before);
});

test('malicious files change nothing, and each is refused in a sentence', async ({ open }) => {
  const options = await open(settingsAt('transfer'));
  const before = await stored(options);
  expect(MALICIOUS.length).toBeGreaterThanOrEqual(30);
  // One of each reason; all are refused in `settings-file.test.ts`.
  const ofEachProblem = new Map(MALICIOUS.map((file) => [problemOf(file[1]), file]));
  for (const [what, text] of ofEachProblem.values()) {
    await choose(
      options,
      JSON.stringify({ format: 'sightline-settings', version: 1, settings: {}, providerProfiles: {} }),
    );
    await expect(options.getByText(t('transfer.noChangesText'))).toBeVisible();
    await choose(options, text);
    await expect(options.getByTestId('notice-problem'), what).toContainText('Nothing changed.');
    await expect(options.getByTestId('import'), what).toHaveCount(0);
    expect(await stored(options), what).toBe(before);
  }
  // The same door in the background. Length and a prototype are what a file has, as a message they are plain data.
  for (const [what, text] of MALICIOUS.filter(([name]) => !/1 MB|prototype|tower|JSON|empty|cut off/.test(name))) {
    const reply = await options.evaluate(
      (sent) => chrome.runtime.sendMessage({ to: 'sightline', name: 'importSettings', data: JSON.parse(sent) }),
      text,
    );
    expect(reply, what).toEqual({ ok: false, refused: 'data' });
  }
  expect(await stored(options)).toBe(before);
});

test('importing another host is announced, forgets the key and sends nothing there', async ({ open, service }) => {
  const other = await startService({ apiKey: 'sk_other_key_0123456789' });
  const options = await open(settingsAt('transfer'));
  const file = {
    format: 'sightline-settings',
    version: 1,
    settings: { baseUrl: other.url, dailyLookups: 9, scoresInPages: false },
    providerProfiles: { [other.url]: { score: { version: 1, score: { pointer: '/risk_score', type: 'number' } } } },
  };
  const before = await stored(options);
  await choose(options, JSON.stringify(file));
  const [host, otherHost] = [new URL(service.url).host, new URL(other.url).host];
  await expect(options.getByText(t('transfer.otherHost', { before: host, after: otherHost }))).toBeVisible();
  await expect(options.getByText(t('transfer.keyRemoved', { host }))).toBeVisible();
  await options.getByRole('button', { name: t('form.cancel') }).click();
  expect(await stored(options)).toBe(before);

  await choose(options, JSON.stringify(file));
  await options.getByTestId('import').click();
  await expect(options.getByText(t('transfer.imported'))).toBeVisible();
  await showSection(options, 'connection');
  await expect(options.getByTestId('base-url')).toHaveValue(other.url);
  await expect(options.getByTestId('no-key')).toBeVisible();
  const popup = await open('popup.html');
  await score(popup, 'casey.cobblefield@example.com');
  await expect(popup.getByTestId('failure')).toContainText(t('failure.noKey.text', { host: otherHost }));
  expect([service.requests.length, other.requests.length]).toEqual([0, 0]);
  await other.close();
});
