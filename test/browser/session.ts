import { test as base } from '@playwright/test';
import { type Pages, servePages } from '../pages/serve.ts';
import type { RunningService } from '../service/start-service.ts';
import { startCanaryService } from './canary.ts';
import { startChromium } from './chromium/driver.ts';
import type { Driver, Extension, Session } from './driver.ts';
import { startFirefox } from './firefox/driver.ts';
import { connectQuickly, saveSite } from './set-up.ts';

interface WorkerFixtures {
  driver: Driver;
  pages: Pages;
  /** The session of tests that share one, while there is one. */
  shared: { session: Session | null };
}

interface Fixtures {
  /** Use the same extension as the shared tests before, connected, with addresses detected on the pages of 127.0.0.1. */
  isShared: boolean;
  /** Connect the extension to the stand-in service. One that is not connected is reinstalled. */
  isConnected: boolean;
  session: Session;
  service: RunningService;
}

/** Connects by what the options page does, from a file that draws nothing. `welcome.spec` goes the way of a person. */
export async function connect(extension: Extension, service: Pick<RunningService, 'url' | 'apiKey'>) {
  await extension.permit(service.url);
  await connectQuickly(await extension.quiet(), service);
}

/** Has addresses detected on the pages of a host, by what Options → Sites does. */
export async function enableSite(extension: Extension, url: string): Promise<void> {
  await extension.permit(url);
  await saveSite(await extension.quiet(), url);
}

async function startSession(driver: Driver, isConnected: boolean): Promise<Session> {
  const [service, extension] = [await startCanaryService(), await driver.install(!isConnected)];
  if (isConnected) await connect(extension, service);
  service.clearRequests();
  return { service, extension };
}

async function endSession({ extension, service }: Session): Promise<void> {
  await extension.leave();
  await service.close();
}

async function startShared(driver: Driver, pages: Pages): Promise<Session> {
  const session = await startSession(driver, true);
  await enableSite(session.extension, pages.url);
  return session;
}

async function endShared(shared: WorkerFixtures['shared']): Promise<void> {
  const { session } = shared;
  shared.session = null;
  if (session) await endSession(session);
}

const DRIVERS: Record<string, () => Promise<Driver>> = { chromium: startChromium, firefox: () => startFirefox() };

/** The extension in a browser, connected to a stand-in service. What a test does with it depends on the browser. */
export const sessionTest = base.extend<Fixtures, WorkerFixtures>({
  isShared: [false, { option: true }],
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
  shared: [
    // The driver closes after this fixture.
    async ({ driver: _ }, use) => {
      const shared = { session: null };
      await use(shared);
      await endShared(shared);
    },
    { scope: 'worker' },
  ],
  session: async ({ driver, isConnected, isShared, pages, shared }, use) => {
    if (isShared) {
      shared.session ??= await startShared(driver, pages);
      shared.session.service.clearRequests();
      return use(shared.session);
    }
    // A browser holds one installation.
    await endShared(shared);
    const session = await startSession(driver, isConnected);
    await use(session);
    await endSession(session);
  },
  service: ({ session }, use) => use(session.service),
});
