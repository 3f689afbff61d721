import type { Page } from 'puppeteer-core';
import { firefoxTarget } from '../../chaos/firefox.ts';
import type { Driver, Extension, OurPage, SitePage } from '../driver.ts';
import { listedBy } from '../engine.ts';
import { keepTreeHere } from '../page-tree.ts';
import { QUIET_FILE } from '../quiet-file.ts';
import { wipe } from '../wipe.ts';
import { killBackground } from './background.ts';
import { waitForCard } from './card.ts';
import { inChrome } from './chrome-scope.ts';
import { chooseItem } from './context-menu.ts';
import { closePages, closeTab, install, openExtensionPage, uninstall } from './extension.ts';
import { heapOfExtension } from './heap.ts';
import { type Firefox, launchFirefox } from './launch.ts';
import { drawnIn } from './marks.ts';
import { permit } from './permit.ts';
import { closePopup, openPopup, waitForPopup } from './popup.ts';
import { rightClick } from './right-click.ts';
import type { Surface } from './surface.ts';
import { expectNoCanary } from './watch-canary.ts';

/** What tests of Firefox alone work with. */
export interface FirefoxExtension extends Extension {
  firefox: Firefox;
}

/**
 * One Firefox for all tests of a worker; the extension is installed, emptied and reinstalled while it runs.
 * @param build by default the one that is tested
 */
export async function startFirefox(isHeadless = true, language?: string, build?: string): Promise<Driver> {
  const preferences = language ? { 'intl.locale.requested': language } : {};
  const firefox = await launchFirefox(undefined, undefined, preferences, isHeadless);
  if (language) await pretendToHave(firefox, language);
  const site = await firefox.browser.newPage();
  await site.evaluateOnNewDocument(keepTreeHere);
  let quiet: Surface | null = null;
  return {
    name: 'firefox',
    async install(isFreshInstall) {
      // A test that restarts the extension closes its pages.
      const isOpen = await quiet?.evaluate(() => true).catch(() => false);
      if (quiet && isOpen && !isFreshInstall) {
        await killBackground(firefox);
        await wipe(quiet);
        return createExtension(firefox, site, quiet);
      }
      if (quiet) await uninstall(firefox);
      await install(firefox, build);
      quiet = await openExtensionPage(firefox, QUIET_FILE);
      return createExtension(firefox, site, quiet);
    },
    close: () => firefox.browser.close(),
  };
}

/**
 * Firefox obeys `intl.locale.requested` only if it has the language, on Debian by a package `firefox-esr-l10n-<language>`.
 * Without it, tell Firefox that it has it: extensions see the language, the browser's own texts stay English.
 */
const pretendToHave = ({ send }: Firefox, language: string): Promise<void> =>
  inChrome(
    send,
    ({ Services }, wanted) => {
      if (Services.locale.appLocaleAsBCP47 === wanted) return;
      Services.locale.availableLocales = [wanted, 'en-US'];
      Services.locale.requestedLocales = [wanted];
    },
    language,
  );

function createExtension(firefox: Firefox, site: Page, quiet: Surface): FirefoxExtension {
  const problems: string[] = [];
  const noteError = (error: unknown) => void problems.push(String(error));
  site.on('pageerror', noteError);
  const inTab = (page: Surface): OurPage =>
    Object.assign(page, {
      bringToFront: () => firefox.send<void>('browsingContext.activate', { context: page.context }),
      reload: () => firefox.send('browsingContext.reload', { context: page.context, wait: 'complete' }),
      close: () => closeTab(firefox, page),
    });
  const inPopup = (page: Surface): OurPage =>
    Object.assign(page, {
      bringToFront: async () => {},
      reload: () => page.evaluate(() => location.reload()),
      close: () => closePopup(firefox),
    });
  return {
    firefox,
    permit: async (url) => void (await permit(firefox, url)),
    open: async (file) => inTab(await openExtensionPage(firefox, file)),
    quiet: async () => quiet,
    openPopup: async () => inPopup(await openPopup(firefox)),
    waitForPopup: () => waitForPopup(firefox),
    popupOver: () => openPopup(firefox),
    closePopup: () => closePopup(firefox),
    async listedFor() {
      const listed = await listedBy(await openPopup(firefox));
      await closePopup(firefox);
      return listed;
    },
    async sitePage() {
      await site.bringToFront();
      return createSitePage(site);
    },
    drawnIn: (page, named, frame = '') => drawnIn({ firefox, page: puppeteerPage(page), frame }, [...named]),
    async chooseScore(page, testId, title = 'Score') {
      await rightClick(puppeteerPage(page), testId);
      await chooseItem(firefox, title);
    },
    waitForCard: () => waitForCard(firefox),
    killBackground: () => killBackground(firefox),
    chaosTarget: () => firefoxTarget(firefox),
    heap: () => heapOfExtension(firefox),
    setCookie: (page, cookie) => puppeteerPage(page).setCookie(cookie),
    takeProblems: () => problems.splice(0),
    async leave() {
      await closePopup(firefox);
      await closePages(firefox, quiet);
      site.off('pageerror', noteError);
      await expectNoCanary(firefox.send);
    },
  };
}

const pages = new WeakMap<SitePage, Page>();

function puppeteerPage(page: SitePage): Page {
  const own = pages.get(page);
  if (!own) throw new Error('not a page of this driver');
  return own;
}

/** Puppeteer's page with the names of Playwright's. */
function createSitePage(page: Page): SitePage {
  const { mouse, keyboard } = page;
  const site: SitePage = {
    keyboard: {
      press: (key) => keyboard.press(key as never),
      type: (text) => keyboard.type(text),
      down: (key) => keyboard.down(key),
      up: (key) => keyboard.up(key),
    },
    mouse: {
      move: (x, y, options) => mouse.move(x, y, options),
      click: (x, y, { clickCount, ...options } = {}) => mouse.click(x, y, { ...options, count: clickCount ?? 1 }),
      wheel: (deltaX, deltaY) => mouse.wheel({ deltaX, deltaY }),
    },
    evaluate: (run, arg) => page.evaluate(run as never, arg),
    click: (selector) => page.click(selector),
    focus: (selector) => page.focus(selector),
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
    bringToFront: () => page.bringToFront(),
    close: () => page.close(),
    url: () => page.url(),
    title: () => page.title(),
    screenshot: ({ clip }) => page.screenshot({ clip }),
    frames: () =>
      page
        .frames()
        .map((frame) => ({ url: () => frame.url(), evaluate: (run, arg) => frame.evaluate(run as never, arg) })),
  };
  pages.set(site, page);
  return site;
}
