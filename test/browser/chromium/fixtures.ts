import type { BrowserContext, Page, Worker } from '@playwright/test';
import { otherHost } from '../other-host.ts';
import { sessionTest } from '../session.ts';
import type { ChromiumExtension } from './driver.ts';
import { extensionPage } from './extension.ts';
import { backgroundOf, HAS_DISPLAY as hasDisplay } from './launch.ts';

export const HAS_DISPLAY = hasDisplay;

interface Fixtures {
  context: BrowserContext;
  /** The background; talks to the newest one after a restart. */
  background: Worker;
  /** A page of the CRM side, not ours. */
  page: Page;
  /** Opens one of our pages in a tab. */
  open: (file: string) => Promise<Page>;
  /**
   * Opens one of the plain pages; `body`: HTML that replaces its own. The site is one that the extension was never given,
   * unless it `isGiven`.
   */
  plain: (file?: string, how?: { body?: string; isGiven?: boolean }) => Promise<Page>;
}

/** Tests of what Chromium alone has or shows. Each test has a connected extension without other data. */
export const test = sessionTest.extend<Fixtures>({
  // The driver of this project installs no other.
  context: ({ session }, use) => use((session.extension as ChromiumExtension).context),
  background: async ({ context }, use) => use(await backgroundOf(context)),
  page: async ({ session }, use) => use((await session.extension.sitePage()) as Page),
  open: ({ context }, use) => use((file) => extensionPage(context, file)),
  plain: ({ page, pages }, use) =>
    use(async (file = 'mailto.html', { body, isGiven = false } = {}) => {
      // The extension was given 127.0.0.1, where the stand-in is.
      await page.goto(`${isGiven ? pages.url : otherHost(pages.url)}/plain/${file}`);
      if (body !== undefined) await page.locator('body').evaluate((own, html) => own.setHTMLUnsafe(html), body);
      return page;
    }),
});
