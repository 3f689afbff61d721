import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { findChromium } from '../../run/find-browser.ts';
import { t } from '../../texts/english-in-node.ts';
import { startCanaryService } from '../canary.ts';
import { expect } from '../expect.ts';
import { keepKey } from '../keep-key.ts';
import { type PolicyFolder, policyFolder } from '../policy-folder.ts';
import { score } from '../popup.ts';
import { showSection } from '../settings-section.ts';
import { EXTENSION_ID, extensionPage, preGrant } from './extension.ts';
import { test as base } from './fixtures.ts';
import { backgroundOf, launch } from './launch.ts';

const json = (file: string) => JSON.parse(readFileSync(`docs/policy/${file}`, 'utf8'));
const policyOf = (fields: object) => ({ '3rdparty': { extensions: { [EXTENSION_ID]: fields } } });
const EXAMPLE = policyOf(Object.values<object>(json('chromium.json')['3rdparty'].extensions)[0] ?? {});

/** Changes the policy at once: for a changed file alone, Chromium waits five seconds for further changes. */
async function changePolicy(context: BrowserContext, folder: PolicyFolder, policy: object): Promise<void> {
  folder.write(policy);
  const page = await context.newPage();
  await page.goto('chrome://policy');
  await page.locator('#reload-policies').click();
  await page.close();
}

/** A browser under a real policy file, and the file. The session's browser would be started in vain. */
const test = base.extend<{ folder: PolicyFolder; managed: (policy: object) => Promise<BrowserContext> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern
  folder: async ({}, use, info) => {
    const folder = policyFolder(findChromium() ?? '', '/etc/chromium', 'policies/managed/sightline.json');
    if ('cannot' in folder) return info.skip(true, `Not tested under a real policy: ${folder.cannot}.`);
    await use(folder);
    folder.remove();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  service: async ({}, use) => {
    const service = await startCanaryService();
    await use(service);
    await service.close();
  },
  managed: async ({ folder }, use) => {
    let context: BrowserContext | undefined;
    await use(async (policy) => {
      folder.write(policy);
      context = await launch([], [], '', folder.executable);
      await backgroundOf(context);
      return context;
    });
    await context?.close();
  },
});

test('the documented example locks its fields, and no page waits for it', async ({ managed }) => {
  const context = await managed(EXAMPLE);
  const start = Date.now();
  const popup = await extensionPage(context, 'popup.html');
  // Not connected before the policy says with what.
  await expect(popup.getByTestId('connect')).toBeVisible();
  const options = await extensionPage(context, 'options.html');
  await expect(options.getByTestId('api-key')).toBeVisible();
  const shown = Date.now() - start;
  const address = options.getByTestId('base-url');
  expect(await address.inputValue(), 'the browser has not told yet').toBe('');
  await expect(address).toHaveValue('https://api.example.com', { timeout: 60_000 });
  const applied = Date.now() - start;
  console.log(`pages after ${shown} ms, policy after ${applied} ms`);

  // Chromium leaves out what does not fit the schema of the package.
  const copy = await options.evaluate(async () => (await chrome.storage.local.get('policy')).policy);
  expect(copy).toEqual(EXAMPLE['3rdparty'].extensions[EXTENSION_ID]);
  await expect(address).not.toBeEditable();
  await expect(options.getByTestId('dashboard-url')).not.toBeEditable();
  await expect(options.getByRole('radio', { name: t('keyStorage.passphrase') })).toBeChecked();
  await expect(options.getByRole('radio', { name: t('keyStorage.device'), exact: true })).toHaveCount(0);
  await showSection(options, 'lookups');
  await expect(options.getByRole('textbox', { name: t('limits.reuse') })).toHaveValue('72');
  await showSection(options, 'sites');
  await expect(options.getByRole('switch', { name: new RegExp(t('sites.showScores')) })).toBeDisabled();
  await expect(
    options.getByText(t('sites.onlyThese', { sites: 'crm.example.com and *.helpdesk.example.com' })),
  ).toBeVisible();
  expect(await options.getByText(t('form.managed'), { exact: true }).count()).toBeGreaterThanOrEqual(7);
  await options.getByTestId('site-url').fill('https://other.example.com');
  await options.getByTestId('add-site').click();
  await expect(options.getByText(t('desk.siteNotAllowed'))).toBeVisible();
});

/** Sends from one of our pages what would undo the policy; returns what the background then says of the connection. */
const forge = (page: Page) =>
  page.evaluate(async () => {
    const send = (name: string, data: object) => chrome.runtime.sendMessage({ to: 'sightline', name, data });
    await send('saveConnection', {
      baseUrl: 'https://evil.example',
      dashboardUrl: '',
      key: 'sk_1234567890ab',
      storageMode: 'computer',
    });
    await send('saveSettings', { dailyLookups: 1000 });
    return send('connection', {});
  });

test('F27: a policy that appears later binds every page until it is removed', async ({ folder, managed, service }) => {
  const context = await managed(policyOf({}));
  await preGrant(context, 'http://127.0.0.1/*');
  const options = await extensionPage(context, 'options.html');
  await options.getByTestId('base-url').fill(service.url);
  await options.getByTestId('api-key').fill(service.apiKey);
  await options.getByTestId('save-connection').click();
  await expect(options.getByTestId('kept-key')).toBeVisible();

  const set = { baseUrl: service.url, requirePassphrase: true, allowExport: false, dailyLookups: 1 };
  await changePolicy(context, folder, policyOf(set));
  await expect(options.getByRole('radio', { name: t('keyStorage.device'), exact: true })).toHaveCount(0, {
    timeout: 60_000,
  });
  expect((await forge(options)).value).toMatchObject({ host: new URL(service.url).host });
  const popup = await extensionPage(context, 'popup.html');
  await score(popup, 'casey.cobblefield@example.com');
  await expect(popup.getByTestId('failure')).toContainText(t('failure.passphraseRequired.text'));
  expect(service.requests).toHaveLength(0);
  await options.bringToFront();
  await keepKey(options, 'passphrase');
  await popup.bringToFront();
  await popup.getByTestId('email').press('Enter');
  await expect(popup.getByTestId('score')).toHaveText('44');
  await expect(popup.getByRole('button', { name: t('caseFile.copyNote') })).toBeVisible();
  await popup.getByTestId('more').click();
  await expect(popup.getByTestId('forget-subject')).toBeVisible();
  await expect(popup.getByRole('menuitem', { name: t('caseFile.downloadJson') })).toHaveCount(0);
  await popup.keyboard.press('Escape');
  await score(popup, 'second@example.com');
  await expect(popup.getByText(t('failure.budgetReached.title')).first()).toBeVisible();
  expect(service.requests).toHaveLength(1);

  // Forgetting everything forgets what the person set, not what the organisation did.
  await options.evaluate(() =>
    chrome.runtime.sendMessage({ to: 'sightline', name: 'forgetEverything', data: { key: true, settings: true } }),
  );
  await expect(options.getByTestId('kept-key')).toHaveCount(0);
  await expect(options.getByTestId('base-url')).toHaveValue(service.url);
  expect(await options.evaluate(async () => (await chrome.storage.local.get('policy')).policy)).toEqual(set);
  await expect(options.getByRole('radio', { name: t('keyStorage.device'), exact: true })).toHaveCount(0);
  await showSection(options, 'transfer');
  await expect(options.getByTestId('export-disabled')).toBeVisible();

  // Out of bounds, and the schema does not say so: named where the person can tell somebody.
  await changePolicy(context, folder, policyOf({ baseUrl: 'http://api.example.com' }));
  await options.bringToFront();
  await expect(options.getByText(t('policy.ignoredFields', { fields: 'baseUrl' }))).toBeVisible({ timeout: 60_000 });
  await expect(options.getByRole('button', { name: t('transfer.export') })).toBeVisible();
  await showSection(options, 'connection');
  await expect(options.getByTestId('base-url')).toHaveValue('');
});
