import type { BrowserContext, Page } from '@playwright/test';
import { extensionPage } from '../browser/chromium/extension.ts';
import { keystroke, openHistory } from './in-page/history.ts';
import { storeLookups } from './in-page/stored-lookups.ts';
import { median } from './median.ts';
import { openWideWindow } from './sides.ts';

const TIMES = 7;
const TOTAL = 50_000;

/** With 50 000 lookups, in ms. */
export const MOST_HISTORY_MS = { 'open to first rows': 150, 'keystroke to rows': 50 };

async function opened(context: BrowserContext): Promise<Page> {
  const page = await extensionPage(context, 'desk.html');
  await page.getByTestId('tab-history').waitFor();
  await page.waitForTimeout(500);
  return page;
}

async function keystrokes(page: Page): Promise<number[]> {
  await page.locator(`table[aria-rowcount="${TOTAL + 1}"]`).waitFor({ timeout: 60_000 });
  await page.waitForTimeout(500);
  await page.getByTestId('search-rows').focus();
  const times: number[] = [];
  // The last letter leaves one row in fifty thousand.
  for (const key of `person-${TOTAL - 1}`) {
    const shown = page.evaluate(keystroke, null);
    // Until the page listens.
    await page.waitForTimeout(50);
    await page.keyboard.press(key);
    const time = await shown;
    // Null: the rows stayed as they were.
    if (time !== null) times.push(time);
    await page.waitForTimeout(100);
  }
  await page.getByText(`person-${TOTAL - 1}@`).waitFor();
  return times;
}

/** Milliseconds until *History* is open and until its search answers, with 50 000 stored lookups. Chromium; medians. */
export async function measureHistory(build: string): Promise<Record<keyof typeof MOST_HISTORY_MS, number>> {
  const context = await openWideWindow(build);
  try {
    const filling = await opened(context);
    const connection = { baseUrl: 'https://api.example.com', host: 'api.example.com', accountId: 'c' };
    await filling.evaluate(storeLookups, { from: 0, count: TOTAL, name: 'person', connection });
    await filling.close();
    const times: number[] = [];
    for (let i = 0; i < TIMES; i += 1) {
      const page = await opened(context);
      times.push(await page.evaluate(openHistory, null));
      await page.close();
    }
    const page = await opened(context);
    await page.evaluate(openHistory, null);
    return { 'open to first rows': median(times), 'keystroke to rows': median(await keystrokes(page)) };
  } finally {
    await context.close();
  }
}
