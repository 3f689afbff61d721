import type { BrowserContext, ConsoleMessage, Page, Worker } from '@playwright/test';
import { chromiumTarget } from '../../chaos/chromium.ts';
import type { Driver, Extension, SitePage } from '../driver.ts';
import { listedBy } from '../engine.ts';
import { expect } from '../expect.ts';
import { keepTreeHere } from '../page-tree.ts';
import { QUIET_FILE } from '../quiet-file.ts';
import { wipe } from '../wipe.ts';
import { cardIn } from './card.ts';
import { attach, heapOfBackground, isPopup, killBackground } from './cdp.ts';
import { allow, BUILD, closeWelcome, EXTENSION_ID, extensionPage } from './extension.ts';
import { backgroundOf, HAS_DISPLAY, launchBare } from './launch.ts';
import { popupOver } from './listed.ts';
import { drawnIn } from './marks.ts';
import { scoreSelected } from './menu-dispatch.ts';
import { putPointerAside } from './pointer.ts';
import { popupSurface } from './popup-surface.ts';
import { documentsOf, expectNoCanary, type Watched, watch } from './watch-canary.ts';

/** What tests of Chromium alone work with. */
export interface ChromiumExtension extends Extension {
  context: BrowserContext;
  background: Worker;
}

/** One Chromium for all tests of a worker; the extension is installed, emptied and reinstalled while it runs. */
export async function startChromium(language?: string): Promise<Driver> {
  let browser = await startBrowser(language);
  return {
    name: 'chromium',
    async install(isFreshInstall) {
      // A test may have closed it.
      if (!browser.context.browser()?.isConnected()) browser = await startBrowser(language);
      const { context, quiet } = browser;
      if (browser.site.isClosed()) browser.site = await openSite(context);
      // A test that restarts the extension closes its pages.
      if (quiet && !quiet.isClosed() && !isFreshInstall) {
        await killBackground(context).catch(() => undefined); // It may sleep.
        await wipe(quiet);
        return createExtension(browser, quiet);
      }
      await reinstall(context);
      browser.quiet = await extensionPage(context, QUIET_FILE);
      return createExtension(browser, browser.quiet);
    },
    close: () => browser.context.close(),
  };
}

/** Leaves the tab for web pages as the next test expects it. */
export async function emptySite(site: Page): Promise<void> {
  await site.unrouteAll();
  await site.goto('about:blank');
}

interface Browser {
  context: BrowserContext;
  watched: Watched;
  /** The tab for web pages. */
  site: Page;
  /** A page of ours that draws nothing; null before the extension is installed. */
  quiet: Page | null;
}

async function startBrowser(language: string | undefined): Promise<Browser> {
  const context = await launchBare(language);
  return { context, watched: watch(context), site: await openSite(context), quiet: null };
}

/** Takes the tab that Chromium starts with, while it is the only one. */
async function openSite(context: BrowserContext): Promise<Page> {
  const [first, second] = context.pages();
  const site = first && !second ? first : await context.newPage();
  await site.addInitScript(keepTreeHere);
  return site;
}

/** Chromium reports the missing permission for every frame without `allow-scripts`, with Sightline or without. */
const isProblem = (line: ConsoleMessage): boolean =>
  line.type() === 'error' && !line.text().includes("'allow-scripts' permission is not set");

/** Installs the extension, after removing the one that is there. */
async function reinstall(context: BrowserContext): Promise<void> {
  const browser = await context.browser()?.newBrowserCDPSession();
  const { extensions = [] } = (await browser?.send('Extensions.getExtensions')) ?? {};
  const isThere = extensions.some(({ id }) => id === EXTENSION_ID);
  if (isThere) await browser?.send('Extensions.uninstall', { id: EXTENSION_ID });
  const started = context.waitForEvent('serviceworker', (worker) => worker.url().includes(EXTENSION_ID));
  await browser?.send('Extensions.loadUnpacked', { path: BUILD });
  await started;
  await closeWelcome(context);
  await browser?.detach();
}

async function createExtension({ context, watched, site }: Browser, quiet: Page): Promise<ChromiumExtension> {
  const background = await backgroundOf(context);
  const problems: string[] = [];
  const noteError = (error: Error) => void problems.push(error.message);
  const noteLine = (line: ConsoleMessage) => void (isProblem(line) && problems.push(line.text()));
  const watchErrors = (page: Page) => page.on('pageerror', noteError).on('console', noteLine);
  const stopWatching = (page: Page) => page.off('pageerror', noteError).off('console', noteLine);
  watchErrors(site);
  // Every page that a test has comes from here.
  const own = (page: SitePage): Page => page as Page;
  return {
    context,
    background,
    permit: (url) => allow(context, url, quiet),
    open: (file) => extensionPage(context, file, watchErrors),
    quiet: async () => quiet,
    openPopup: () => extensionPage(context, 'popup.html'),
    waitForPopup: async () => popupSurface(await attach(context, isPopup)),
    popupOver: async (page) => popupSurface(await popupOver({ context, background }, own(page))),
    async closePopup() {
      const popups = () => background.evaluate(() => chrome.runtime.getContexts({ contextTypes: ['POPUP'] }));
      if ((await popups()).length === 0) return;
      const popup = await attach(context, isPopup);
      await popup.evaluate('void setTimeout(() => window.close(), 50)');
      await popup.detach();
      await expect.poll(popups).toEqual([]);
    },
    async listedFor(page) {
      const popup = await popupOver({ context, background }, own(page));
      const listed = await listedBy(popupSurface(popup));
      await popup.evaluate('window.close()').catch(() => undefined);
      await popup.detach();
      return listed;
    },
    async sitePage() {
      if (HAS_DISPLAY) await putPointerAside();
      await site.bringToFront();
      return site;
    },
    drawnIn(page, named, frame) {
      const target = frame === undefined ? own(page) : own(page).frame(frame);
      if (!target) throw new Error(`no frame ${frame}`);
      return drawnIn(target, [...named]);
    },
    async chooseScore(page, testId) {
      await page.bringToFront();
      // No driver opens Chromium's native menu; `right-click.spec` does, through the screen.
      await scoreSelected(await backgroundOf(context), await own(page).getByTestId(testId).innerText());
    },
    waitForCard: (page) => cardIn(own(page)),
    killBackground: () => killBackground(context),
    chaosTarget: () => chromiumTarget(context),
    heap: () => heapOfBackground(context),
    setCookie: (_page, cookie) => context.addCookies([cookie]),
    takeProblems: () => problems.splice(0),
    async leave() {
      if (!context.browser()?.isConnected()) return expectNoCanary(watched, []);
      const documents = await documentsOf(context);
      const others = context.pages().filter((page) => page !== quiet && page !== site);
      await Promise.all(others.map((page) => page.close()));
      stopWatching(site);
      if (!site.isClosed()) await emptySite(site);
      await context.clearCookies();
      await context.clearPermissions();
      expectNoCanary(watched, documents);
    },
  };
}
