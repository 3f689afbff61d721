import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { t } from '../../texts/english-in-node.ts';
import { startCanaryService } from '../canary.ts';
import { crashInBatch } from '../crash-in-batch.ts';
import { expect } from '../expect.ts';
import { fillStorage } from '../fill-storage.ts';
import { score } from '../popup.ts';
import { QUIET_FILE } from '../quiet-file.ts';
import { connect } from '../session.ts';
import { connect as connectLaunched, EXTENSION_ID, extensionPage } from './extension.ts';
import { test } from './fixtures.ts';
import { backgroundOf, launch } from './launch.ts';

/** Ends every process of the browser that lives in this profile, as a crash does. */
function crash(profile: string): void {
  execFileSync('pkill', ['-KILL', '-f', '--', `--user-data-dir=${profile}`]);
}

test('F4: killing the browser during a batch keeps settings and answers, and the rest waits for the user', async () => {
  const profile = await mkdtemp(path.join(tmpdir(), 'sightline-crash-'));
  const service = await startCanaryService();
  // Chromium writes permissions down after ten seconds, or when it is closed; a crash before would take that of the host.
  const first = await launch([], [], profile);
  await backgroundOf(first);
  await connectLaunched(first, service);
  await first.close();
  const before = await launch([], [], profile);
  await backgroundOf(before);
  service.clearRequests();
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

test('F16: a full disk stops lookups, and the user is told', async ({ context, open, service, session }) => {
  // Nothing of ours reads the database while it goes.
  const page = await open(QUIET_FILE);
  const cdp = await context.newCDPSession(page);
  const origin = `chrome-extension://${EXTENSION_ID}`;
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000_000 });
  // Chromium remembers for half a minute how much room an open database had; it forgets that with the database.
  await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await connect(session.extension, service);
  service.hold();
  const popup = await open('popup.html');
  await score(popup, 'blair.brightwater@example.com');
  await expect.poll(() => service.requests).toHaveLength(1);
  await page.evaluate(fillStorage, null);
  service.release();
  // Neither the answer nor the record that it is lost finds room.
  await expect(popup.getByText(t('failure.notKept.title'))).toBeVisible();
  await score(popup, 'jane@example.com');
  await expect(popup.getByText(t('failure.diskFull.title'))).toBeVisible();
  expect(service.requests).toHaveLength(1);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin });
  const reopened = await open('popup.html');
  await score(reopened, 'casey.cobblefield@example.com');
  await expect(reopened.getByTestId('score')).toHaveText('44');
});
