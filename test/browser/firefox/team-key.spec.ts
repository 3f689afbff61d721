import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFirefox } from '../../run/find-browser.ts';
import { CANARY, placesOf, SECRETS, startCanaryService } from '../canary.ts';
import { ask, message, storedLookups } from '../engine.ts';
import { expect } from '../expect.ts';
import { findInFolder } from '../find-in-folder.ts';
import { policyFolder } from '../policy-folder.ts';
import { everythingStored } from '../storages.ts';
import { sealFor } from '../team-seal.ts';
import { BUILD, EXTENSION_ID, install, openExtensionPage } from './extension.ts';
import { test } from './fixtures.ts';
import { type Firefox, launchFirefox } from './launch.ts';
import { permit } from './permit.ts';
import { expectNoCanary } from './watch-canary.ts';

test('one code connects a managed profile; a new seal replaces the key; code and key are nowhere in clear', async ({
  browserName: _,
}, info) => {
  const folder = policyFolder(findFirefox() ?? '', '/usr/lib/firefox-esr/distribution', 'policies.json');
  if ('cannot' in folder) return info.skip(true, `Not tested under a real policy: ${folder.cannot}.`);
  const service = await startCanaryService();
  const profile = mkdtempSync(path.join(tmpdir(), 'sightline-team-'));
  const { code } = CANARY;
  const write = async (key: string) => {
    const fields = { baseUrl: service.url, sealedKey: await sealFor(service.url, key, code) };
    folder.write({ policies: { '3rdparty': { Extensions: { [EXTENSION_ID]: fields } } } });
  };
  let firefox: Firefox | undefined;
  const exit = async () => {
    if (firefox) await expectNoCanary(firefox.send);
    await firefox?.browser.close();
    for (const secret of [...SECRETS, 'CANARYKEY', code.slice(0, 14)])
      expect(findInFolder(profile, secret), secret).toEqual([]);
  };
  try {
    // The key before the rotation: the service refuses it.
    await write('sk_before_rotation_0123');
    firefox = await launchFirefox(folder.executable, profile);
    await install(firefox);
    await permit(firefox, service.url);
    const options = await openExtensionPage(firefox, 'options.html');
    const baseUrl = () =>
      options.evaluate((field) => document.querySelector<HTMLInputElement>(field)?.value, '[data-testid=base-url]');
    await expect.poll(baseUrl, { timeout: 60_000 }).toBe(service.url);
    await options.getByTestId('api-key').fill(code);
    await options.getByTestId('save-connection').click();
    await expect.poll(async () => (await message(options, 'connection', {})) as object).toMatchObject({ hasKey: true });
    expect(await message(options, 'connection', {})).toMatchObject({ last4: '', sealProblem: null });
    const before = await message(options, 'connection', {});
    await ask(await openExtensionPage(firefox, 'popup.html'), 'casey.cobblefield@example.com');
    expect(service.requests).toHaveLength(1);
    await exit();

    // Firefox reads its policies when it starts.
    await write(CANARY.key);
    firefox = await launchFirefox(folder.executable, profile);
    await firefox.browser.installExtension(BUILD);
    const popup = await openExtensionPage(firefox, 'popup.html');
    await expect.poll(() => message(popup, 'connection', {}), { timeout: 60_000 }).not.toEqual(before);
    await message(popup, 'resumeSending', {});
    await ask(popup, 'blair.brightwater@example.com');
    expect((await storedLookups(popup)).rows.map(({ state }) => state)).toEqual(['failed', 'done']);
    expect(service.requests.at(-1)?.headers.authorization).toBe(`Bearer ${CANARY.key}`);
    const stored = await everythingStored(popup);
    for (const secret of SECRETS) expect(placesOf(secret, stored), secret).toEqual([]);
    await exit();
  } finally {
    await firefox?.browser.close().catch(() => undefined);
    await service.close();
    folder.remove();
    rmSync(profile, { recursive: true });
  }
});
