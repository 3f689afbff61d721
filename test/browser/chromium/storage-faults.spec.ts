import type { BrowserContext } from '@playwright/test';
import { t } from '../../texts/english-in-node.ts';
import { BATCHES, lookupTab } from '../desk.ts';
import { expect } from '../expect.ts';
import { score } from '../popup.ts';
import { showSection } from '../settings-section.ts';
import { EXTENSION_ID } from './extension.ts';
import { test } from './fixtures.ts';

/** Puts an empty database of the same name in place of ours. */
async function replaceDatabase(context: BrowserContext, version: number): Promise<void> {
  const page = await context.newPage();
  await page.goto(`chrome-extension://${EXTENSION_ID}/icon/16.png`);
  await page.evaluate(async (version) => {
    const done = (request: IDBOpenDBRequest) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    await done(indexedDB.deleteDatabase('sightline-records'));
    const database = await done(indexedDB.open('sightline-records', version));
    database.close();
  }, version);
  await page.close();
}

test('every page explains an unreadable database; deleting repairs it', async ({ context, open, service }) => {
  await replaceDatabase(context, 50);
  for (const file of ['popup.html', 'sidepanel.html', BATCHES, lookupTab(crypto.randomUUID())]) {
    const page = await open(file);
    await expect(page.getByTestId('page-fault'), file).toContainText(t('fault.storage'));
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.close();
  }
  const options = await open('options.html');
  await expect(options.getByTestId('page-fault').first()).toBeVisible();
  await showSection(options, 'privacy');
  await expect(options.getByLabel(t('privacy.keepResults'))).toBeVisible();
  await options.getByTestId('delete-all').click();
  await options.getByTestId('confirm').click();
  await expect(options.getByTestId('all-deleted')).toBeVisible();
  expect(service.requests).toHaveLength(0);

  const popup = await open('popup.html');
  await score(popup, 'casey.cobblefield@example.com');
  await expect(popup.getByTestId('score')).toHaveText('44');
  expect(service.requests).toHaveLength(1);
});
