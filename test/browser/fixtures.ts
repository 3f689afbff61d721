import type { Extension, OurPage, SitePage } from './driver.ts';
import { expect } from './expect.ts';
import { otherHost } from './other-host.ts';
import { enableSite, sessionTest } from './session.ts';

interface Fixtures {
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

/** Tests of a behaviour that both browsers have. Each test has a connected extension without other data. */
export const test = sessionTest.extend<Fixtures>({
  extension: ({ session }, use) => use(session.extension),
  open: async ({ extension, isShared }, use) => {
    const opened: OurPage[] = [];
    await use(async (file) => {
      const page = await extension.open(file);
      opened.push(page);
      return page;
    });
    // Others go with their extension.
    if (isShared) for (const page of opened) await page.close().catch(() => undefined);
  },
  site: async ({ extension }, use) => {
    const page = await extension.sitePage();
    await use(page);
    await page.goto('about:blank');
  },
  plain: async ({ site, pages }, use) => {
    // The extension may reach 127.0.0.1, where the stand-in service is.
    const root = otherHost(pages.url);
    await use(async (file = 'mailto.html') => {
      await site.goto(`${root}/plain/${file}`);
      await site.bringToFront();
      return site;
    });
  },
  visit: async ({ extension, isShared, site, pages }, use) => {
    if (!isShared) await enableSite(extension, pages.url);
    await use(async (file) => {
      await site.goto(`${pages.url}/plain/${file}`);
      await site.bringToFront();
      return site;
    });
    expect(extension.takeProblems()).toEqual([]);
  },
});

/** As {@link test}, with one extension for all tests of a worker: for tests that change nothing but their own page. */
export const sharedTest = test.extend({
  isShared: true,
});
