import { type BrowserContext, test as base, type Page, type Worker } from '@playwright/test';
import { type Pages, servePages } from '../../pages/serve.ts';
import type { RunningService } from '../../service/start-service.ts';
import { startCanaryService } from '../canary.ts';
import { connect, extensionPage } from './extension.ts';
import { backgroundOf, HAS_DISPLAY as hasDisplay, launch } from './launch.ts';
import { elsewhere } from './menu-choices.ts';

export const HAS_DISPLAY = hasDisplay;

interface Fixtures {
  service: RunningService;
  pages: Pages;
  context: BrowserContext;
  /** The background; talks to the newest one after a restart. */
  background: Worker;
  /** A page of the CRM side, not ours. */
  page: Page;
  /** Opens one of our pages in a tab. */
  open: (file: string) => Promise<Page>;
  /** Connects the extension to the stand-in service through the options page, as a person does. */
  connected: undefined;
  /**
   * Opens one of the plain pages, with the extension connected; `body`: HTML in place of its own. The site is one that the
   * extension was never given, unless it `isGiven`.
   */
  plain: (file?: string, how?: { body?: string; isGiven?: boolean }) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern
  service: async ({}, use) => {
    const service = await startCanaryService();
    await use(service);
    await service.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  pages: async ({}, use) => {
    const pages = await servePages();
    await use(pages);
    await pages.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  context: async ({}, use) => {
    const context = await launch();
    await use(context);
    await context.close();
  },
  background: async ({ context }, use) => {
    await use(await backgroundOf(context));
  },
  page: async ({ context, background }, use) => {
    void background;
    await use(await context.newPage());
  },
  open: async ({ context, background }, use) => {
    void background;
    await use((file) => extensionPage(context, file));
  },
  connected: async ({ context, background, service }, use) => {
    void background;
    await connect(context, service);
    service.clearRequests();
    await use(undefined);
  },
  plain: async ({ connected, page, pages }, use) => {
    void connected;
    await use(async (file = 'mailto.html', { body, isGiven = false } = {}) => {
      // The extension was given 127.0.0.1, where the stand-in is.
      await page.goto(`${isGiven ? pages.url : elsewhere(pages.url)}/plain/${file}`);
      if (body !== undefined) await page.locator('body').evaluate((own, html) => own.setHTMLUnsafe(html), body);
      return page;
    });
  },
});
export const expect = test.expect;
