/*
 * npm run bench:history [-- number of lookups]: how long *History* takes to open, and a keystroke in its search to show
 * its result, with 50 000 stored lookups. Chromium; medians. Prints, and asserts nothing about time.
 */
import type { Page } from '@playwright/test';
import { extensionPage } from '../browser/chromium/extension.ts';
import { keystroke, openHistory } from './in-page/history.ts';
import { median } from './median.ts';
import { storeLookups } from './stored-history.ts';
import { openWideWindow } from './wide-window.ts';

const TIMES = 7;
/** With 50 000 lookups, in ms. */
const MOST_MS = { opening: 150, keystroke: 50 };
const total = Number(process.argv[2] ?? 50_000);

/** Prints the median and the longest of some times, in milliseconds. */
function say(what: string, times: readonly number[], most: number): void {
  console.log(`${what}\t${median(times).toFixed(0)} ms (bar: ${most} ms), longest ${Math.max(...times).toFixed(0)} ms`);
}

async function search(page: Page): Promise<void> {
  const field = page.getByTestId('search-rows');
  await field.focus();
  const times: number[] = [];
  // The last letter leaves one row in fifty thousand.
  for (const key of `person.${total - 1}`) {
    const shown = page.evaluate(keystroke, null);
    // Until the page listens.
    await page.waitForTimeout(50);
    await page.keyboard.press(key);
    const time = await shown;
    // Null: the rows stayed as they were.
    if (time !== null) times.push(time);
    await page.waitForTimeout(100);
  }
  say('keystroke to rows', times, MOST_MS.keystroke);
  await page.getByText(`person.${total - 1}@`).waitFor();
}

const context = await openWideWindow();
try {
  const filling = await extensionPage(context, 'desk.html');
  await filling.getByTestId('tab-history').waitFor();
  await storeLookups(filling, total);
  await filling.close();
  const opened: number[] = [];
  for (let i = 0; i < TIMES; i += 1) {
    const page = await extensionPage(context, 'desk.html');
    await page.getByTestId('tab-history').waitFor();
    await page.waitForTimeout(500);
    opened.push(await page.evaluate(openHistory, null));
    if (i < TIMES - 1) await page.close();
    else {
      say(`${total} lookups: open to first rows`, opened, MOST_MS.opening);
      await page.locator(`table[aria-rowcount="${total + 1}"]`).waitFor({ timeout: 60_000 });
      await page.waitForTimeout(500);
      await search(page);
    }
  }
} finally {
  await context.close();
}
