import type { Page } from '@playwright/test';
import { addresses } from './batch-page.ts';
import { expect, test } from './fixtures.ts';

/** Puts a text into the page of a new batch. */
async function newBatch(page: Page, text: string): Promise<void> {
  await page.getByLabel('Text with email addresses').fill(text);
}
test('thirty addresses from a pasted text: asked by count and host, sent once each, and kept as a table', async ({
  connected,
  open,
  service,
}, info) => {
  void connected;
  const page = await open('batch.html');
  const text = addresses(30)
    .map((email, i) =>
      i % 2 ? `Person ${i} <${email}>; ` : `about ${email.replace('example', 'EXAMPLE')}, who wrote\n`,
    )
    .join('');
  await newBatch(page, `${text}\n${addresses(3).join(' ')}`);
  await expect(page.getByText(/30 addresses found/)).toBeVisible();
  await expect(page.getByLabel('Before sending')).toContainText('30 look-ups');
  await expect(page.getByLabel('Before sending')).toContainText('127.0.0.1');
  await page.screenshot({ path: info.outputPath('before.png'), fullPage: true });
  await page.getByRole('button', { name: /^Score 30 addresses/ }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('30 addresses');
  await expect(dialog).toContainText('127.0.0.1');
  await page.screenshot({ path: info.outputPath('confirm.png') });
  expect(service.requests).toHaveLength(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(service.requests).toHaveLength(0);
  await page.getByRole('button', { name: /^Score 30 addresses/ }).click();
  await dialog.getByRole('button', { name: /^Score 30/ }).click();
  await expect(page.getByText('finished', { exact: true })).toBeVisible();
  await page.screenshot({ path: info.outputPath('finished.png'), fullPage: true });
  expect(service.requests).toHaveLength(30);
  expect(new Set(service.requests.map(({ rawBody }) => rawBody)).size).toBe(30);
  await expect(page.getByTestId('rows').getByRole('row').nth(1)).toContainText(/answered\s*\d+/);
});
