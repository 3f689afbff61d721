import type { Page } from '@playwright/test';
import { expect } from '../expect.ts';
import { drawnIn } from './marks.ts';
import type { Site } from './site.ts';

/** Zooms the site of a page by the browser, as a person does, and waits for its marks; 1 is 100 %. */
export async function zoomTo(site: Site, page: Page, zoom: number): Promise<void> {
  await site.background.evaluate((zoom) => chrome.tabs.setZoom(zoom), zoom);
  await expect.poll(() => page.evaluate(() => devicePixelRatio)).toBeCloseTo(zoom);
  await expect.poll(async () => (await drawnIn(page, [])).marks).toBeGreaterThan(0);
}

/** After each test that zooms: the browser keeps the zoom of a site, and a later test would point beside its target. */
export const resetZoom = ({ site }: { site: Site }): Promise<void> =>
  site.background.evaluate(() => chrome.tabs.setZoom(1));
