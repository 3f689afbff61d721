import { type BrowserContext, type ConsoleMessage, expect, type Page } from '@playwright/test';
import type { Driver, Extension, SitePage } from '../driver.ts';
import { listedBy } from '../engine.ts';
import { cardIn } from './card.ts';
import { attach, heapOfBackground, killBackground } from './cdp.ts';
import { allow, extensionPage } from './extension.ts';
import { backgroundOf, HAS_DISPLAY, launch } from './launch.ts';
import { popupOver } from './listed.ts';
import { drawnIn } from './marks.ts';
import { putPointerAside } from './pointer.ts';
import { popupSurface } from './popup-surface.ts';

/** Each installation is a browser with a profile of its own: Chromium loads extensions as it starts. */
export async function startChromium(): Promise<Driver> {
  return { name: 'chromium', install: async () => createExtension(await launch()), close: async () => {} };
}

async function closeWelcome(context: BrowserContext): Promise<void> {
  const welcome = () => context.pages().find((page) => page.url().endsWith('/welcome.html'));
  // It opens late, and would come to the front during a test.
  await expect.poll(welcome).toBeDefined();
  await welcome()?.close();
}

/** Chromium reports the missing permission for every frame without `allow-scripts`, with Sightline or without. */
const isProblem = (line: ConsoleMessage): boolean =>
  line.type() === 'error' && !line.text().includes("'allow-scripts' permission is not set");

async function createExtension(context: BrowserContext): Promise<Extension> {
  const background = await backgroundOf(context);
  await closeWelcome(context);
  const problems: string[] = [];
  // Every page that a test has comes from `newSitePage`.
  const own = (page: SitePage): Page => page as Page;
  return {
    permit: (url) => allow(context, url),
    open: (file) => extensionPage(context, file),
    openPopup: () => extensionPage(context, 'popup.html'),
    waitForPopup: async () => popupSurface(await attach(context, (url) => url.endsWith('/popup.html'))),
    async closePopup() {
      const popups = () => background.evaluate(() => chrome.runtime.getContexts({ contextTypes: ['POPUP'] }));
      if ((await popups()).length === 0) return;
      const popup = await attach(context, (url) => url.endsWith('/popup.html'));
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
    async newSitePage() {
      if (HAS_DISPLAY) await putPointerAside();
      const page = await context.newPage();
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (line) => isProblem(line) && problems.push(line.text()));
      return page;
    },
    drawnIn(page, named, frame) {
      const target = frame === undefined ? own(page) : own(page).frame(frame);
      if (!target) throw new Error(`no frame ${frame}`);
      return drawnIn(target, [...named]);
    },
    runFirst: async (page, run, arg) => void (await own(page).addInitScript(run as (given: unknown) => void, arg)),
    waitForCard: (page) => cardIn(own(page)),
    killBackground: () => killBackground(context),
    heap: () => heapOfBackground(context),
    setCookie: (_page, cookie) => context.addCookies([cookie]),
    takeProblems: () => problems.splice(0),
    remove: () => context.close(),
  };
}
