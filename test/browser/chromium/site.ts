import { type BrowserContext, test as base, type Page, type Worker } from '@playwright/test';
import { type Pages, servePages } from '../../pages/serve.ts';
import type { RunningService } from '../../service/start-service.ts';
import { startCanaryService } from '../canary.ts';
import { keepTreeHere } from '../page-tree.ts';
import { enableSite } from './enable-site.ts';
import { connect } from './extension.ts';
import { backgroundOf, HAS_DISPLAY, launch } from './launch.ts';
import { putPointerAside } from './pointer.ts';

/** One browser with the extension, connected, on whose pages of 127.0.0.1 addresses are detected. */
export interface Site {
  context: BrowserContext;
  background: Worker;
  service: RunningService;
  pages: Pages;
}

/** Starts such a browser; a file that changes more than its page should have its own. */
export async function startSite(
  without: string[] = [],
  more: string[] = [],
): Promise<Site & { close: () => Promise<void> }> {
  const [service, pages, context] = [await startCanaryService(), await servePages(), await launch(without, more)];
  const background = await backgroundOf(context);
  await connect(context, service);
  await enableSite(context, pages.url);
  service.clearRequests();
  return {
    context,
    background,
    service,
    pages,
    async close() {
      await context.close();
      await Promise.all([service.close(), pages.close()]);
    },
  };
}

interface Fixtures {
  /** A page of the site, in front; its errors fail the test. */
  page: Page;
  /** Opens one of the plain pages in it. */
  visit: (file: string) => Promise<Page>;
}

export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ site }, use) => {
    if (HAS_DISPLAY) await putPointerAside();
    const page = await site.context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      // Said of every frame without `allow-scripts`, with Sightline or without.
      const isExpected = message.text().includes("'allow-scripts' permission is not set");
      if (message.type() === 'error' && !isExpected) problems.push(message.text());
    });
    await page.addInitScript(keepTreeHere);
    await use(page);
    await page.close();
    test.expect(problems).toEqual([]);
  },
  visit: async ({ site, page }, use) => {
    await use(async (file) => {
      await page.goto(`${site.pages.url}/plain/${file}`);
      await page.bringToFront();
      return page;
    });
  },
});
export const expect = test.expect;
