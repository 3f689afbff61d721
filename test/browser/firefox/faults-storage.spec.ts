import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startService } from '../../service/start-service.ts';
import { ledger, message, startBatch, states } from '../engine.ts';
import { connect } from './connect.ts';
import { installForGood, openExtensionPage } from './extension.ts';
import { expect, test } from './fixtures.ts';
import { launchFirefox } from './launch.ts';

test('F4: the browser is killed within a batch: settings and answers are kept, the rest waits for the agent', async ({
  gate,
}) => {
  void gate;
  const profile = await mkdtemp(path.join(tmpdir(), 'sightline-crash-'));
  const service = await startService();
  const before = await launchFirefox(undefined, profile);
  await installForGood(before, profile);
  await connect(before, service);
  service.clearRequests();
  service.setDelay(300);
  const host = new URL(service.url).host;
  const id = await startBatch(await openExtensionPage(before, 'popup.html'), 16, host);
  await expect.poll(() => service.requests.filter(({ answeredAt }) => answeredAt !== null).length).toBeGreaterThan(4);
  before.browser.process()?.kill('SIGKILL');
  await new Promise((resolve) => before.browser.process()?.once('exit', resolve));
  const sent = service.requests.length;

  const after = await launchFirefox(undefined, profile);
  const popup = await openExtensionPage(after, 'popup.html');
  expect(await message(popup, 'connection', {})).toMatchObject({ host, hasKey: true });
  await expect
    .poll(async () => (await ledger(popup)).batches)
    .toMatchObject([{ id, state: 'paused', pause: 'restart' }]);
  const counts = await states(popup);
  expect((counts.done ?? 0) + (counts.unknown ?? 0)).toBe(sent);
  expect(counts.queued).toBe(16 - sent);
  expect(service.requests).toHaveLength(sent);

  expect(await message(popup, 'resumeBatch', { id, host })).toEqual({ ok: true });
  await expect.poll(async () => (await ledger(popup)).batches[0]?.state).toBe('finished');
  const bodies = service.requests.map(({ rawBody }) => rawBody);
  expect([bodies.length, new Set(bodies).size]).toEqual([16, 16]);
  await after.browser.close();
  await service.close();
  await rm(profile, { recursive: true, force: true });
});
