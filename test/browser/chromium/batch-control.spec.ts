import type { Page } from '@playwright/test';
import { t } from '../../texts/english-in-node.ts';
import { BATCHES, NEW_BATCH } from '../desk.ts';
import { states } from '../engine.ts';
import { expect } from '../expect.ts';
import { addresses, runningBatch, startByPage, stateOf } from './batch-page.ts';
import { reloadExtension } from './extension.ts';
import { test } from './fixtures.ts';

/** The numbers of rows in each state. */
const counts = (page: Page) => page.getByLabel(t('rows.table'), { exact: true }).first();

test('pause, resume and stop take effect before the next row, also in the popup', async ({ open, service }) => {
  const page = await runningBatch(open, service, 60);
  const popup = await open('popup.html');
  await expect(popup.getByTestId('open-batch')).toContainText(t('batch.running'));
  await page.bringToFront();
  await page.getByRole('button', { name: t('batch.pause') }).click();
  await expect(page.getByText(t('batch.paused')).last()).toBeVisible();
  await expect(page.getByRole('button', { name: t('batch.resume'), exact: true })).toBeFocused();
  await expect(popup.getByTestId('open-batch')).toContainText(t('batch.paused'));
  service.release();
  await expect(counts(page)).toContainText(`${t('lookupState.sending')} 0`);
  const sent = service.requests.length;
  await page.waitForTimeout(800);
  expect(service.requests).toHaveLength(sent);

  await popup.bringToFront();
  await popup.getByRole('button', { name: t('batch.resume'), exact: true }).click();
  await expect.poll(() => service.requests.length, { intervals: [30] }).toBeGreaterThan(sent + 4);
  service.hold();
  await page.bringToFront();
  await expect(page.getByRole('button', { name: t('batch.pause') })).toBeFocused();
  await page.getByRole('button', { name: t('action.stop') }).click();
  await expect.poll(() => stateOf(page)).toBe('stopped');
  service.release();
  await expect(page.getByRole('heading', { name: t('batch.scores', { count: 60 }) })).toBeFocused();
  await expect(popup.getByTestId('open-batch')).toHaveCount(0);
  await page.waitForTimeout(800);
  const total = service.requests.length;
  expect(total).toBeLessThan(60);
  await expect(counts(page)).toContainText(`${t('lookupState.canceled')} ${60 - total}`);
  expect(new Set(service.requests.map(({ rawBody }) => rawBody)).size).toBe(total);
});

test('a batch continues after every page is closed', async ({ open, service }) => {
  service.setDelay(100);
  const page = await open(NEW_BATCH);
  await startByPage(page, addresses(30));
  await page.close();
  await expect.poll(() => service.requests.length, { timeout: 45_000 }).toBe(30);
  const again = await open(BATCHES);
  await again.getByRole('link', { name: t('batch.scores', { count: 30 }) }).click();
  await expect.poll(() => stateOf(again)).toBe('finished');
});

test('after a restart a batch waits and asks, and Resume sends the rest', async ({
  context,
  background,
  open,
  service,
}) => {
  await runningBatch(open, service, 30);
  await reloadExtension(context, background);
  const popup = await open('popup.html');
  const strip = popup.getByTestId('open-batch');
  await expect(strip).toContainText(t('batch.pausedRestart'));
  const sent = service.requests.length;
  await popup.getByTestId('to-batch').click();
  const batch = popup;
  await expect(batch.getByText(t('batch.pausedRestart'))).toBeVisible();
  expect(service.requests).toHaveLength(sent);
  const { queued = 0 } = await states(batch);
  const host = new URL(service.url).host;
  const subjects = t('newBatch.addresses', { count: queued });
  await expect(batch.getByText(t('batch.left', { subjects, host }))).toBeVisible();
  service.setDelay(0);
  service.release();
  await batch.getByRole('button', { name: t('batch.resume'), exact: true }).click();
  await expect.poll(() => stateOf(batch), { timeout: 45_000 }).toBe('finished');
  // Of those that were written down as being sent, the last may not have left the browser any more.
  expect(queued).toBeGreaterThan(0);
  expect(service.requests).toHaveLength(sent + queued);
  expect(new Set(service.requests.map(({ rawBody }) => rawBody)).size).toBe(sent + queued);
});
