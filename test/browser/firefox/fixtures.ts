import type { Page } from 'puppeteer-core';
import { sessionTest } from '../session.ts';
import type { FirefoxExtension } from './driver.ts';
import { openExtensionPage } from './extension.ts';
import type { Firefox } from './launch.ts';
import type { Surface } from './surface.ts';

interface Fixtures {
  /** Firefox with the extension: nothing is left of the test before. */
  firefox: Firefox;
  /** A page of the CRM side, not ours. */
  site: Page;
  /** Opens one of our pages in a tab. */
  open: (file: string) => Promise<Surface>;
  /** Opens one of the plain pages, with the extension connected. */
  plain: (file?: string) => Promise<Page>;
}

/** Tests of what Firefox alone has or shows. Each test has a connected extension without other data. */
export const test = sessionTest.extend<Fixtures>({
  // The driver of this project installs no other.
  firefox: ({ session }, use) => use((session.extension as FirefoxExtension).firefox),
  site: async ({ firefox }, use) => {
    const page = await firefox.browser.newPage();
    await use(page);
    await page.close();
  },
  open: ({ firefox }, use) => use((file) => openExtensionPage(firefox, file)),
  plain: ({ site, pages }, use) =>
    use(async (file = 'mailto.html') => {
      await site.goto(`${pages.url}/plain/${file}`);
      return site;
    }),
});
