import type { Page } from '@playwright/test';
import { t } from '../../texts/english-in-node.ts';
import { expect } from '../expect.ts';

/** Copies the note of the answer that a page shows; gives what is then in the clipboard. */
export async function copyNote(page: Page): Promise<string> {
  // Emptied before: the page may still say of another note that it is copied.
  await page.bringToFront();
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('button', { name: t('caseFile.copyNote') }).click();
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).not.toBe('');
  await expect(page.getByText(t('caseFile.copied'))).toBeVisible();
  return read();
}
