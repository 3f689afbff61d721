import type { BrowserContext, Page } from '@playwright/test';

const OPENING_MS = 10_000;

/** The page that the extension opens after installation; once it is there, the background runs. */
export async function welcomePage(context: BrowserContext): Promise<Page> {
  // The browser opens one page, so the second one is it.
  const page = context.pages()[1] ?? (await context.waitForEvent('page', { timeout: OPENING_MS }));
  await page.waitForURL('**/welcome.html', { timeout: OPENING_MS });
  return page;
}
