import { test as base } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { type Pages, servePages } from '../../pages/serve.ts';
import type { RunningService } from '../../service/start-service.ts';
import { startCanaryService } from '../canary.ts';
import { connect } from './connect.ts';
import { install, openExtensionPage, uninstall } from './extension.ts';
import { type Firefox, launchFirefox } from './launch.ts';
import { closePopup } from './popup.ts';
import type { Surface } from './surface.ts';
import { expectNoCanary } from './watch-canary.ts';

interface WorkerFixtures {
  /** Firefox without the extension. */
  running: Firefox;
  pages: Pages;
}

interface Fixtures {
  /** Skips the test where the run goes on without Firefox. */
  gate: undefined;
  service: RunningService;
  /** Firefox with the extension freshly installed: nothing is left of the test before. */
  firefox: Firefox;
  /** A page of the CRM side, not ours. */
  site: Page;
  /** Opens one of our pages in a tab. */
  open: (file: string) => Promise<Surface>;
  /** Connects the extension to the stand-in service. */
  connected: undefined;
  /** Opens one of the plain pages, with the extension connected. */
  plain: (file?: string) => Promise<Page>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern
    async ({}, use) => {
      const firefox = await launchFirefox();
      await use(firefox);
      await firefox.browser.close();
    },
    { scope: 'worker' },
  ],
  pages: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const pages = await servePages();
      await use(pages);
      await pages.close();
    },
    { scope: 'worker' },
  ],
  gate: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use, info) => {
      info.skip(process.env.SIGHTLINE_SKIP_FIREFOX === '1', 'SIGHTLINE_SKIP_FIREFOX=1');
      await use(undefined);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  service: async ({}, use) => {
    const service = await startCanaryService();
    await use(service);
    await service.close();
  },
  firefox: async ({ running }, use) => {
    await install(running);
    await use(running);
    await closePopup(running);
    await uninstall(running);
    await expectNoCanary(running.send);
  },
  site: async ({ firefox }, use) => {
    const page = await firefox.browser.newPage();
    await use(page);
    await page.close();
  },
  open: async ({ firefox }, use) => {
    await use((file) => openExtensionPage(firefox, file));
  },
  connected: async ({ firefox, service }, use) => {
    await connect(firefox, service);
    service.clearRequests();
    await use(undefined);
  },
  plain: async ({ connected, site, pages }, use) => {
    void connected;
    await use(async (file = 'mailto.html') => {
      await site.goto(`${pages.url}/plain/${file}`);
      return site;
    });
  },
});
export const expect = test.expect;
