import { keepTreeHere } from '../page-tree.ts';
import { enableSite } from './enable-site.ts';
import { test as base } from './fixtures.ts';
import type { Seen } from './marks.ts';

interface WatchedFixtures {
  /** Opens one of the plain pages on a site whose addresses are detected. */
  visit: (file: string) => Promise<Seen>;
}

/** Firefox with the extension, connected, on whose pages of 127.0.0.1 addresses are detected. */
export const test = base.extend<WatchedFixtures>({
  visit: async ({ firefox, isShared, site, pages }, use) => {
    // In a shared session it is.
    if (!isShared) await enableSite(firefox, pages.url);
    await site.evaluateOnNewDocument(keepTreeHere);
    await use(async (file) => {
      await site.goto(`${pages.url}/plain/${file}`);
      await site.bringToFront();
      return { firefox, page: site };
    });
  },
});
