import type { Frame, Page } from '@playwright/test';

const isCard = (frame: Frame): boolean => frame.url().includes('/card.html');

/** The card that Sightline put into a page. */
export async function cardIn(page: Page): Promise<Frame> {
  return page.frames().find(isCard) ?? (await page.waitForEvent('framenavigated', { predicate: isCard }));
}
