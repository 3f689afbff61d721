import { test as base } from '@playwright/test';
import { type Pages, servePages } from '../pages/serve.ts';
import type { RunningService } from '../service/start-service.ts';
import { startCanaryService } from './canary.ts';
import { startChromium } from './chromium/driver.ts';
import type { Driver, Extension, OurPage, Session, SitePage } from './driver.ts';
import { message } from './engine.ts';
import { startFirefox } from './firefox/driver.ts';
import { keepTreeHere } from './page-tree.ts';

interface WorkerFixtures {
  /** Share one connected extension with every test of the worker, with addresses detected on the pages of 127.0.0.1. */
  isShared: boolean;
  driver: Driver;
  pages: Pages;
  sharedSession: Session | null;
}

interface Fixtures {
  /** Connect the extension to the stand-in service before the test. */
  isConnected: boolean;
  session: Session;
  service: RunningService;
  extension: Extension;
  /** Opens one of our pages in a tab. */
  open: (file: string) => Promise<OurPage>;
  /** A web page. */
  site: SitePage;
  /** Opens a file of `test/pages/plain` on a site that the extension has no permission for. */
  plain: (file?: string) => Promise<SitePage>;
  /** Opens a file of `test/pages/plain` on a site whose addresses are detected. */
  visit: (file: string) => Promise<SitePage>;
}

/** Connects by what the options page does, from a file that draws nothing. `welcome.spec` goes the way of a person. */
export async function connect(extension: Extension, { url, apiKey }: Pick<RunningService, 'url' | 'apiKey'>) {
  await extension.permit(url);
  const page = await extension.open('manifest.json');
  const typed = { baseUrl: url, key: apiKey, connectionName: 'Stand-in', dashboardUrl: '' };
  base.expect(await message(page, 'saveConnection', typed)).toMatchObject({ ok: true });
  await page.close();
}

/** Has addresses detected on the pages of a host, by what Options → Sites does. */
export async function enableSite(extension: Extension, url: string): Promise<void> {
  await extension.permit(url);
  const page = await extension.open('manifest.json');
  const { protocol, hostname } = new URL(url);
  base.expect(await message(page, 'enableSite', { pattern: `${protocol}//${hostname}/*` })).toBe(true);
  await page.close();
}

async function startSession(driver: Driver, isConnected: boolean): Promise<Session> {
  const [service, extension] = [await startCanaryService(), await driver.install()];
  if (isConnected) await connect(extension, service);
  service.clearRequests();
  return { service, extension };
}

async function endSession({ extension, service }: Session): Promise<void> {
  await extension.remove();
  await service.close();
}

const DRIVERS: Record<string, () => Promise<Driver>> = { chromium: startChromium, firefox: startFirefox };

/** Tests of a behaviour that both browsers have. Each test has a freshly installed, connected extension. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  isShared: [false, { option: true, scope: 'worker' }],
  isConnected: [true, { option: true }],
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern
    async ({}, use, info) => {
      const driver = await DRIVERS[info.project.name]?.();
      if (!driver) throw new Error(`no driver for ${info.project.name}`);
      await use(driver);
      await driver.close();
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
  sharedSession: [
    async ({ driver, isShared, pages }, use) => {
      if (!isShared) return use(null);
      const session = await startSession(driver, true);
      await enableSite(session.extension, pages.url);
      await use(session);
      await endSession(session);
    },
    { scope: 'worker' },
  ],
  session: [
    async ({ driver, isConnected, sharedSession }, use) => {
      const session = sharedSession ?? (await startSession(driver, isConnected));
      session.service.clearRequests();
      await use(session);
      if (!sharedSession) await endSession(session);
    },
    { auto: true },
  ],
  service: ({ session }, use) => use(session.service),
  extension: ({ session }, use) => use(session.extension),
  open: ({ extension }, use) => use((file) => extension.open(file)),
  site: async ({ extension }, use) => {
    const page = await extension.newSitePage();
    await use(page);
    await page.close();
  },
  plain: async ({ site, pages }, use) => {
    // The extension may reach 127.0.0.1, where the stand-in service is.
    const root = pages.url.replace('127.0.0.1', 'localhost');
    await use(async (file = 'mailto.html') => {
      await site.goto(`${root}/plain/${file}`);
      await site.bringToFront();
      return site;
    });
  },
  visit: async ({ extension, isShared, site, pages }, use) => {
    if (!isShared) await enableSite(extension, pages.url);
    await extension.runFirst(site, keepTreeHere, undefined);
    await use(async (file) => {
      await site.goto(`${pages.url}/plain/${file}`);
      await site.bringToFront();
      return site;
    });
    base.expect(extension.takeProblems()).toEqual([]);
  },
});

/** As {@link test}, with one extension for all tests of a worker: for tests that change nothing but their own page. */
export const sharedTest = test.extend<object, { isShared: boolean }>({
  isShared: [true, { scope: 'worker' }],
});
export const expect = test.expect;
