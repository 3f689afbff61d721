import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startService } from '../../service/start-service.ts';
import { crashInBatch } from '../crash-in-batch.ts';
import { expect } from '../expect.ts';
import { fillStorage } from '../fill-storage.ts';
import { dataOf, score } from '../popup.ts';
import { connect } from './connect.ts';
import { install, installForGood, openExtensionPage } from './extension.ts';
import { test } from './fixtures.ts';
import { launchFirefox } from './launch.ts';

test('F4: killing the browser during a batch keeps settings and answers, and the rest waits for the user', async () => {
  const profile = await mkdtemp(path.join(tmpdir(), 'sightline-crash-'));
  const service = await startService();
  const before = await launchFirefox(undefined, profile);
  await installForGood(before, profile);
  await connect(before, service);
  // Firefox writes permissions down a little later; a crash before would take that of the host with it.
  const permissions = path.join(profile, 'extension-preferences.json');
  await expect.poll(() => readFile(permissions, 'utf8').catch(() => '')).toContain('127.0.0.1');
  service.clearRequests();
  let after = before;
  await crashInBatch(service, await openExtensionPage(before, 'popup.html'), {
    async kill() {
      before.browser.process()?.kill('SIGKILL');
      await new Promise((resolve) => before.browser.process()?.once('exit', resolve));
    },
    async start() {
      after = await launchFirefox(undefined, profile);
      return openExtensionPage(after, 'popup.html');
    },
  });
  await after.browser.close();
  await service.close();
  await rm(profile, { recursive: true, force: true });
});

test('F16: a full disk stops lookups, and a sentence says why', async () => {
  const service = await startService();
  // All that Firefox gives to databases, in kB; settings are kept elsewhere.
  const full = await launchFirefox(undefined, undefined, {
    'dom.quotaManager.temporaryStorage.fixedLimit': 20_000,
  });
  await install(full);
  await connect(full, service);
  await (await openExtensionPage(full, 'options.html')).evaluate(fillStorage, null);
  const popup = await openExtensionPage(full, 'popup.html');
  // Room that our ballast could not use may still hold a few records of lookups.
  await expect(async () => {
    service.clearRequests();
    await score(popup, `${crypto.randomUUID()}@example.com`);
    await expect.poll(() => dataOf(popup, 'failure', 'kind'), { timeout: 5_000 }).toBe('disk-full');
    expect(service.requests).toHaveLength(0);
  }).toPass({ timeout: 60_000 });
  await full.browser.close();
  await service.close();
});
