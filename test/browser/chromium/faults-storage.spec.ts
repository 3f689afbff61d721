import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCanaryService } from '../canary.ts';
import { crashInBatch } from '../crash-in-batch.ts';
import { score } from '../popup.ts';
import { connect, EXTENSION_ID, extensionPage } from './extension.ts';
import { expect, test } from './fixtures.ts';
import { backgroundOf, launch } from './launch.ts';

/** Ends every process of the browser that lives in this profile, as a crash does. */
function crash(profile: string): void {
  execFileSync('pkill', ['-KILL', '-f', '--', `--user-data-dir=${profile}`]);
}

test('F4: the browser is killed within a batch: settings and answers are kept, the rest waits for the agent', async () => {
  const profile = await mkdtemp(path.join(tmpdir(), 'sightline-crash-'));
  const service = await startCanaryService();
  const before = await launch([], [], profile);
  await backgroundOf(before);
  await connect(before, service);
  service.clearRequests();
  // Chromium writes permissions down after ten seconds; a crash before would take that of the host with it.
  await sleep(11_000);
  let after = before;
  await crashInBatch(service, await extensionPage(before, 'popup.html'), {
    async kill() {
      crash(profile);
      await before.close().catch(() => undefined);
    },
    async start() {
      await rm(path.join(profile, 'SingletonLock'), { force: true });
      after = await launch([], [], profile);
      await backgroundOf(after);
      return extensionPage(after, 'popup.html');
    },
  });
  await after.close();
  await service.close();
  await rm(profile, { recursive: true, force: true });
});

test('slow F16: no room on the disk: nothing is sent, and the sentence says why', async ({
  context,
  open,
  service,
}) => {
  const popup = await open('popup.html');
  const session = await context.newCDPSession(popup);
  const origin = `chrome-extension://${EXTENSION_ID}`;
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  // Chromium remembers for half a minute how much room there was.
  await popup.waitForTimeout(31_000);
  await score(popup, 'jane@example.com');
  await expect(popup.getByRole('alert')).toContainText('could not write the look-up down, so nothing was sent');
  expect(service.requests).toHaveLength(0);
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await score(popup, 'casey.cobblefield@example.com');
  await expect(popup.getByTestId('score')).toHaveText('44');
});
