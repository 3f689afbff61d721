import { expect, type Page } from '@playwright/test';
import { attach, type HiddenPage } from './cdp.ts';
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
  }).toPass({ timeout: 30_000 });
  return attach(context, (url) => url.endsWith('/popup.html'));
}

/** The addresses that the popup would list for a page; `unseen: …` is one that nobody sees there. */
export async function listedIn(site: Pick<Site, 'context' | 'background'>, page: Page): Promise<string[]> {
  const popup = await popupOver(site, page);
  const listed = await popup.evaluate(
    `chrome.runtime.sendMessage({ to: 'sightline', name: 'pageEmails', data: {} })
      .then(({ value }) => value.emails.map(({ email, isShown }) => (isShown ? '' : 'unseen: ') + email))`,
  );
  await popup.evaluate('window.close()').catch(() => undefined);
  await popup.detach();
  return listed as string[];
}
