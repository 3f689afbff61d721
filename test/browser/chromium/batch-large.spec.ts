import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { t } from '../../texts/english-in-node.ts';
import { batchTab, NEW_BATCH } from '../desk.ts';
import { message } from '../engine.ts';
import { expect } from '../expect.ts';
import { addresses } from './batch-page.ts';
import { test } from './fixtures.ts';
import { BATCH, SCALE_OF_BATCH, storeBatch } from './store-batch.ts';

/** Of ten thousand rows, `batch.test.tsx` has the table, and the case `batch` of `bench:compare` the times. */
const ROWS = 2_000;
/** So many rows take a slow machine a while. */
const SLOW = { timeout: 60_000 };
test('two thousand rows: the table scrolls, sorts by score, finds, and is exported', async ({ open, service }) => {
  const first = await open('popup.html');
  await storeBatch(first, service.url, ROWS);
  await message(first, 'saveProfile', {
    baseUrl: service.url,
    operation: 'score',
    changes: { score: SCALE_OF_BATCH },
  });
  const page = await open(batchTab(BATCH));
  const table = page.getByTestId('rows');
  await expect(table.getByRole('row').nth(1)).toContainText('person.0@example.com', SLOW);
  expect(await table.getByRole('row').count()).toBeLessThan(80);

  await table.evaluate((scroller) => scroller.scrollTo(0, 60_000));
  await expect(table.getByRole('row').nth(5)).toContainText(/\d+ALLOW/);

  await table.getByRole('button', { name: /^Score/ }).click();
  await expect(table.getByRole('row').nth(1)).toContainText('999', SLOW);
  await page.getByTestId('search-rows').fill('person.777@');
  await expect(page.getByText(t('count.ofTotal', { part: 1, total: ROWS }))).toBeVisible(SLOW);
  await page.getByTestId('search-rows').fill('');

  const saving = page.waitForEvent('download', SLOW);
  await page.getByTestId('export').click();
  await page.getByTestId('export-csv').click();
  const csv = readFileSync(await (await saving).path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(ROWS + 1);
});

test('two open windows show the same within a frame or two', async ({ open, service }) => {
  service.setDelay(300);
  const watch = (page: Page, text: string) =>
    page.evaluate(
      (wanted) =>
        new Promise<number>((resolve) => {
          // No frames: those of a window that nobody sees come late.
          const look = () => {
            if (document.body.textContent?.includes(wanted)) resolve(Date.now());
          };
          new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
        }),
      text,
    );
  const one = await open('popup.html');
  const other = await open(NEW_BATCH);
  await message(one, 'saveSettings', { dailyLookups: 100 });
  await other.getByTestId('batch-text').fill('someone@example.com');
  const apart: number[] = [];
  // A machine may stall; windows that are notified late are late each time.
  for (const [index, email] of addresses(20).entries()) {
    const asked = index + 1;
    const seen = Promise.all([
      watch(one, t('desk.left', { count: 100 - asked })),
      watch(other, t('newBatch.leftToday', { left: 100 - asked, limit: 100 })),
    ]);
    const subject = { operation: 'score', request: { email } };
    await message(one, 'lookup', { subject, gesture: 'popup', refresh: false });
    const [a, b] = await seen;
    apart.push(Math.abs(a - b));
    if (Math.min(...apart) < 250) break;
  }
  console.log(`two windows apart by ${apart.join(', ')} ms`);
  expect(Math.min(...apart)).toBeLessThan(250);
});
