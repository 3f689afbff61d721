import path from 'node:path';
import { type BrowserContext, test as base, chromium, type Page, type Worker } from '@playwright/test';
import { type Pages, servePages } from '../../pages/serve.ts';
import { findChromium } from '../../run/find-browser.ts';
import { type RunningService, startService } from '../../service/start-service.ts';
import { connect, EXTENSION_ID, extensionPage } from './extension.ts';

export const BUILD = path.resolve('.output/chrome-mv3');
/** Native menus and prompts need a screen; `npm test` provides a virtual one. */
export const HAS_DISPLAY = process.env.SIGHTLINE_DISPLAY === '1';

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
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern
  service: async ({}, use) => {
    const service = await startService();
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
    const executablePath = findChromium();
    if (!executablePath) throw new Error('No Chromium: set CHROME_PATH or install Debian package chromium.');
    const context = await chromium.launchPersistentContext('', {
      executablePath,
      headless: !HAS_DISPLAY,
      viewport: HAS_DISPLAY ? null : { width: 1200, height: 800 },
      args: [
        `--disable-extensions-except=${BUILD}`,
        `--load-extension=${BUILD}`,
        ...(HAS_DISPLAY ? ['--window-position=0,0', '--window-size=1200,900', '--test-type'] : []),
      ],
    });
    await use(context);
    await context.close();
  },
  background: async ({ context }, use) => {
    const isOurs = (worker: Worker) => worker.url().startsWith(`chrome-extension://${EXTENSION_ID}/`);
    const running = context.serviceWorkers().find(isOurs);
    await use(running ?? (await context.waitForEvent('serviceworker', { predicate: isOurs })));
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
});
export const expect = test.expect;
