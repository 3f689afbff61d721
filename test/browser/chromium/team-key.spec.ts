import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from '../../run/find-browser.ts';
import { t } from '../../texts/english-in-node.ts';
import { CANARY, placesOf, SECRETS, startCanaryService } from '../canary.ts';
import { message } from '../engine.ts';
import { expect } from '../expect.ts';
import { findInFolder } from '../find-in-folder.ts';
import { policyFolder } from '../policy-folder.ts';
import { score } from '../popup.ts';
import { everythingStored } from '../storages.ts';
import { sealFor } from '../team-seal.ts';
import { EXTENSION_ID, extensionPage, preGrant } from './extension.ts';
import { test } from './fixtures.ts';
import { backgroundOf, launch } from './launch.ts';

test('one code connects a managed profile; a new seal replaces the key; code and key are nowhere in clear', async ({
  browserName: _,
}, info) => {
  const folder = policyFolder(findChromium() ?? '', '/etc/chromium', 'policies/managed/sightline.json');
  if ('cannot' in folder) return info.skip(true, `Not tested under a real policy: ${folder.cannot}.`);
  const service = await startCanaryService();
  const profile = mkdtempSync(path.join(tmpdir(), 'sightline-team-'));
  const { code } = CANARY;
  const write = (sealedKey: string) =>
    folder.write({ '3rdparty': { extensions: { [EXTENSION_ID]: { baseUrl: service.url, sealedKey } } } });
  try {
    // The key before the rotation: the service refuses it.
    write(await sealFor(service.url, 'sk_before_rotation_0123', code));
    const context = await launch([], [], profile, folder.executable);
    await backgroundOf(context);
    await preGrant(context, 'http://127.0.0.1/*');
    const welcome = await extensionPage(context, 'welcome.html');
    await expect(welcome.getByText(t('team.code')).first()).toBeVisible({ timeout: 60_000 });
    await expect(welcome.getByText(t('connection.myApiKeys'))).toHaveCount(0);

    const start = Date.now();
    await welcome.getByTestId('api-key').fill(`${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`);
    await welcome.getByTestId('save-connection').click();
    await expect(welcome.getByText(t('connectionProblem.codeMistyped'))).toBeVisible();
    await welcome.getByTestId('api-key').fill(code.toLowerCase());
    await welcome.getByTestId('save-connection').click();
    const options = await extensionPage(context, 'options.html');
    await expect(options.getByTestId('kept-key')).toBeVisible();
    const popup = await extensionPage(context, 'popup.html');
    await score(popup, 'casey.cobblefield@example.com');
    await expect(popup.getByText(t('failure.keyRefused.title', { status: '401' })).first()).toBeVisible();
    console.log(`from the code to the first answer: ${Date.now() - start} ms`);

    const before = await message(options, 'connection', {});
    write(await sealFor(service.url, CANARY.key, code));
    const policies = await context.newPage();
    await policies.goto('chrome://policy');
    await policies.locator('#reload-policies').click();
    const rotated = Date.now();
    await expect.poll(() => message(options, 'connection', {}), { timeout: 60_000 }).not.toEqual(before);
    console.log(`rotated after ${Date.now() - rotated} ms, without a keystroke in Settings`);
    await popup.bringToFront();
    await score(popup, 'casey.cobblefield@example.com');
    await expect(popup.getByTestId('score')).toHaveText('44');
    await expect(options.getByTestId('kept-key')).not.toContainText(CANARY.key.slice(-4));

    const stored = await everythingStored(options);
    const shown = await Promise.all(
      context.pages().map(async (page) => ({ where: page.url(), text: await page.content() })),
    );
    for (const secret of SECRETS) expect(placesOf(secret, [...stored, ...shown]), secret).toEqual([]);
    await context.close();
    for (const secret of [...SECRETS, 'CANARYKEY', code.slice(0, 14)])
      expect(findInFolder(profile, secret), secret).toEqual([]);
  } finally {
    await service.close();
    folder.remove();
    rmSync(profile, { recursive: true });
  }
});
