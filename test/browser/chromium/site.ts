import type { BrowserContext, Page, Worker } from '@playwright/test';
import { type Pages, servePages } from '../../pages/serve.ts';
import type { RunningService } from '../../service/start-service.ts';
import { startCanaryService } from '../canary.ts';
import { expect } from '../expect.ts';
import { sessionTest } from '../session.ts';
import { type ChromiumExtension, emptySite } from './driver.ts';
import { enableSite } from './enable-site.ts';
import { connect } from './extension.ts';
import { backgroundOf, launch } from './launch.ts';

/** One browser with the extension, connected, on whose pages of 127.0.0.1 addresses are detected. */
export interface Site {
  context: BrowserContext;
  background: Worker;
  service: RunningService;
  pages: Pages;
}

/** Starts such a browser, with other switches than usual. */
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
  site: Site;
  /** A page of the site, in front; its errors fail the test. */
  page: Page;
  /** Opens one of the plain pages in it. */
  visit: (file: string) => Promise<Page>;
}

/** Tests of what Chromium alone has or shows in pages. They share one extension, and change nothing but their own page. */
export const test = sessionTest.extend<Fixtures>({
  isShared: true,
  site: async ({ session, service, pages }, use) => {
    // The driver of this project installs no other.
    const { context } = session.extension as ChromiumExtension;
    await use({ context, background: await backgroundOf(context), service, pages });
  },
  page: async ({ session }, use) => {
    const page = (await session.extension.sitePage()) as Page;
    await use(page);
    await emptySite(page);
    expect(session.extension.takeProblems()).toEqual([]);
  },
  visit: async ({ pages, page }, use) => {
    await use(async (file) => {
      await page.goto(`${pages.url}/plain/${file}`);
      await page.bringToFront();
      return page;
    });
  },
});
