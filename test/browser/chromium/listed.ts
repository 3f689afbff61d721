import type { Page } from '@playwright/test';
import { expect } from '../expect.ts';
import { attach, type HiddenPage, isPopup } from './cdp.ts';
import type { Site } from './site.ts';

/** Opens the real popup over a page, as a click on the toolbar's icon does. */
export async function popupOver(
  { context, background }: Pick<Site, 'context' | 'background'>,
  page: Page,
): Promise<HiddenPage> {
  // Refused as long as the window is not the active one.
  await expect(async () => {
    await page.bringToFront();
    await background.evaluate(() => chrome.action.openPopup());
  }).toPass();
  return attach(context, isPopup);
}
