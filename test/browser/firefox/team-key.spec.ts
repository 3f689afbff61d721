import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFirefox } from '../../run/find-browser.ts';
import { CANARY, placesOf, startCanaryService } from '../canary.ts';
import { ask, message } from '../engine.ts';
import { expect } from '../expect.ts';
import { findInFolder } from '../find-in-folder.ts';
import { policyFolder } from '../policy-folder.ts';
import { everythingStored } from '../storages.ts';
import { newTeamCode, sealFor } from '../team-seal.ts';
import { EXTENSION_ID, install, openExtensionPage } from './extension.ts';
import { test } from './fixtures.ts';
import { launchFirefox } from './launch.ts';
import { permit } from './permit.ts';
import { expectNoCanary } from './watch-canary.ts';

test('one code connects a managed profile, and neither key nor code is in clear anywhere', async ({
  browserName: _,
}, info) => {
  const folder = policyFolder(findFirefox() ?? '', '/usr/lib/firefox-esr/distribution', 'policies.json');
  if ('cannot' in folder) return info.skip(true, `Not tested under a real policy: ${folder.cannot}.`);
  const service = await startCanaryService();
  const profile = mkdtempSync(path.join(tmpdir(), 'sightline-team-'));
  const code = newTeamCode();
  const sealedKey = await sealFor(service.url, CANARY.key, code);
  folder.write({ policies: { '3rdparty': { Extensions: { [EXTENSION_ID]: { baseUrl: service.url, sealedKey } } } } });
  const firefox = await launchFirefox(folder.executable, profile);
  try {
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
    await ask(await openExtensionPage(firefox, 'popup.html'), 'casey.cobblefield@example.com');
    expect(service.requests).toHaveLength(1);

    const stored = await everythingStored(options);
    for (const secret of [CANARY.key, code, code.replaceAll('-', '')])
      expect(placesOf(secret, stored), secret).toEqual([]);
    await expectNoCanary(firefox.send);
    await firefox.browser.close();
    for (const secret of [CANARY.key, 'CANARYKEY', code, code.replaceAll('-', ''), code.slice(0, 14)])
      expect(findInFolder(profile, secret), secret).toEqual([]);
  } finally {
    await firefox.browser.close().catch(() => undefined);
    await service.close();
    folder.remove();
    rmSync(profile, { recursive: true });
  }
});
