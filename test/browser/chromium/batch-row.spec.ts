import type { Page } from '@playwright/test';
import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';
import { runningBatch } from './batch-page.ts';
import { test } from './fixtures.ts';

/** A row of the batch that a page shows, in a separate tab. */
async function openRow(batch: Page, email: string): Promise<Page> {
  const href = await batch.getByRole('link', { name: email }).getAttribute('href');
  const row = await batch.context().newPage();
  await row.goto(new URL(href ?? '', batch.url()).href);
  return row;
}

test('a waiting row names its paused batch, links to it and runs when it resumes', async ({ open, service }) => {
  const page = await runningBatch(open, service, 14);
  await page.getByRole('button', { name: t('batch.pause') }).click();
  await expect(page.getByText(t('batch.paused')).last()).toBeVisible();
  service.release();
  const row = await openRow(page, 'person.13@example.com');
  await expect(row.getByText(t('queued.batchPaused'))).toBeVisible();
  await expect(row.getByText(t('queued.waiting'))).toHaveCount(0);
  await row.getByRole('button', { name: t('queued.openBatch') }).click();
  service.setDelay(0);
  await row.getByRole('button', { name: t('batch.resume'), exact: true }).click();
  await row.getByRole('link', { name: 'person.13@example.com' }).click();
  await expect(row.getByRole('button', { name: t('result.refresh') })).toBeVisible();
  await expect(row.getByText(t('queued.batchPaused'))).toHaveCount(0);
});
